"""What stands beside the table while a lesson is taken."""
