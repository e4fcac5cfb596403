"""Mill, also called nine men's morris: three men in a row take one of the other player's."""
