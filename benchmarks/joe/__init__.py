"""How fast Dynamit Joe is played, and how well."""
