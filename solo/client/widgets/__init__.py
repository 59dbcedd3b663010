"""An own small kit of widgets. Each has a name and a role, is reached with Tab and is used with Enter and Space."""
