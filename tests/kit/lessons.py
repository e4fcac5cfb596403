"""Follows a lesson in a browser, knowing nothing but what the page says."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from stip.locale import localize

# What the page says now, once that differs from the state before and nothing moves any more: where to touch, if it
# shows that, and the name of the button that leads on, if there is one.
SAYS = """before => {
    const page = document.querySelector("main.lesson");
    const onward = page?.querySelector("button.main");
    const marked = page?.querySelector("svg[data-panel] .mark.hint")?.closest("[data-touch]");
    const shown = marked ?? page?.querySelector("button.hint");
    if (marked?.querySelector(":scope > .body").getAnimations().some(one => one.playState === "running")) return null;
    const chosen = [...page?.querySelectorAll("svg[data-panel] .chosen") ?? []].map(one => one.dataset.touch);
    const state = [page?.dataset.step, onward?.textContent, chosen, shown?.dataset.touch].join(";");
    const isReplying = !onward && !shown && page?.querySelector(".acts .soft:not(.bare):disabled"); // others move now
    if (!page || state === before || isReplying) return null;
    const box = (marked?.querySelector(":scope > .body > .hit") ?? shown)?.getBoundingClientRect();
    return {
        state,
        onward: onward?.textContent ?? "",
        at: box ? [box.x + box.width / 2, box.y + box.height / 2] : null,
        text: page.querySelector(".say").textContent,
    };
}"""

FOCUSED = """() => {
    const focused = document.activeElement;
    return [focused.textContent.trim(), focused.matches("button.hint, [data-touch]:has(.mark.hint)")];
}"""


class Learner:
    """Asks to be shown what to touch, touches that, and goes on, by mouse or by keyboard."""

    def __init__(self, page: Page, language: str = "en", is_by_key: bool = False) -> None:
        self.page, self.is_by_key = page, is_by_key
        self.show = localize("learn-show", {}, language)
        self.end = localize("learn-play", {}, language)
        self.said: dict[str, Any] = {"state": ""}
        self.learn()

    def learn(self) -> None:
        """Hear what the page says next."""
        self.said = self.page.wait_for_function(SAYS, arg=self.said["state"], polling=20).json_value()

    def follow(self) -> list[str]:
        """Follow the lesson to its end. Return all that was said."""
        said = [self.said["text"]]
        while self.said["onward"] != self.end:
            self.go_on()
            said.append(self.said["text"])
        return said

    def go_on(self) -> None:
        """Do the one thing that the page says."""
        if self.is_by_key:
            self._press()
        elif self.said["onward"]:
            self.page.get_by_role("button", name=self.said["onward"]).click()
        elif self.said["at"]:
            self.page.mouse.click(*self.said["at"])
        else:
            self.page.get_by_role("button", name=self.show).click()
        self.learn()

    def _press(self) -> None:
        """Go to the button that leads on or shows what to touch; to what is shown the page goes by itself."""
        wanted = self.said["onward"] or ("" if self.said["at"] else self.show)
        for _ in range(60):
            text, is_shown = self.page.evaluate(FOCUSED)
            if text == wanted if wanted else is_shown:
                break
            if wanted:
                self.page.keyboard.press("Tab")
        else:
            raise AssertionError(f"the keyboard does not lead to {wanted or 'what is shown'}")
        self.page.keyboard.press("Enter")
