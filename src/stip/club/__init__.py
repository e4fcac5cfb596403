"""A club evening: a round robin or a knockout among whoever joins, played at ordinary tables."""
