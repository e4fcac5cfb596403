"""How strong a policy is: games against bots, with a 95 % interval."""

from __future__ import annotations

import math
from dataclasses import dataclass

from stip import research
from stip.research.policy_player import Policy

OPPONENTS = ("random", "1", "greedy")
Z = 1.96  # standard deviations in which 95 % lie


@dataclass(frozen=True)
class Score:
    """The share of games won, a draw counting half."""

    games: int
    points: float

    @property
    def share(self) -> float:
        return self.points / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval, which is also right when nearly all games are won or lost."""
        spread = Z * Z / self.games
        middle = (self.share + spread / 2) / (1 + spread)
        arm = math.sqrt(spread * (self.share * (1 - self.share) + spread / 4)) / (1 + spread)
        return middle - arm, middle + arm

    def __str__(self) -> str:
        low, high = self.interval
        return f"{100 * self.share:.1f} % ({100 * low:.0f}–{100 * high:.0f})"


def play_against(policy: Policy, opponent: str, games: int, seed: int = 0) -> Score:
    """Let a policy play against a bot. The same seed gives the same deals, seats and draws of the bot."""
    env = research.gym("punto", opponent=opponent, rounds_to_win=1)
    points = 0.0
    for number in range(games):
        observation, _ = env.reset(seed=seed + number)
        is_over = False
        while not is_over:
            observation, reward, is_over, _, _ = env.step(policy(observation))
        points += (reward + 1) / 2
    return Score(games, points)
