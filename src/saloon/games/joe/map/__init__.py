"""The village: zones, borders and lines of sight."""
