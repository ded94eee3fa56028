"""What every other room uses: names and ids, limits, queues, worker processes, logs and metrics."""
