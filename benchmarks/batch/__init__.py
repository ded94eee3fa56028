"""Many matches at once, as learners need them: our batches beside the vectorised environments of others."""
