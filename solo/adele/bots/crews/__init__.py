"""Computer crews: functions of a CrewObservation."""
