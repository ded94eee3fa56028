"""What a character does with its hands and feet."""
