"""To the Point: two players walk over dots that they build themselves from tiles."""
