"""Many matches: simulate, measure, report, and doors for learners."""
