"""Lets the API reference show what a comment says about a field or a function of one line: `plies: int  # so far`."""

from __future__ import annotations

import re

import griffe

COMMENT = re.compile(r"  # (?!type:|noqa)(.+)$")


class Comments(griffe.Extension):
    """Takes the comment at the end of a line as the docstring of what is defined there, if it has none."""

    def on_attribute_instance(self, *, attr: griffe.Attribute, **kwargs: object) -> None:
        self._take_comment(attr)
        if "class-attribute" not in attr.labels and "instance-attribute" in attr.labels:
            attr.value = None  # which `__init__` gives it: no news to a reader

    def on_function_instance(self, *, func: griffe.Function, **kwargs: object) -> None:
        if func.lineno == func.endlineno:
            self._take_comment(func)

    def _take_comment(self, thing: griffe.Object) -> None:
        if thing.docstring or not thing.lines:
            return
        if found := COMMENT.search(thing.lines[-1]):
            text = found[1][0].upper() + found[1][1:]
            thing.docstring = griffe.Docstring(text if text.endswith(".") else f"{text}.", parent=thing)
