"""A client's side of scenes, for tests of what a server sends."""

from __future__ import annotations

from stip.cli.terminal.scenes import changed_scene as changed_scene
