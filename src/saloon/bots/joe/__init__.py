"""Players for Dynamit Joe."""
