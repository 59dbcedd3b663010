"""Computer Aliens: functions of an AlienObservation, a level each."""
