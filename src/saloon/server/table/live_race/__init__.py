"""A race at a table: getting ready, the reveal, bids and their order, by one clock."""
