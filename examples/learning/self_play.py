"""Self-play and what is learnt from it by PPO, where the same network plays both seats of every game.

A batch is made of steps of many games at once. What a step is worth to the seat that moved (its *return*) is the reward
if the game ended with it; otherwise what the next step is worth to the same seat, which is the opposite when the other
seat moves next, because what one wins the other loses. An action becomes more likely if its return exceeds the value
that the network had expected, but in one update its probability changes by a limited factor only: without that limit,
the network was soon sure of itself, stopped trying other moves, and went in circles.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from examples.learning.network import Weights, evaluate
from torch import Tensor

from stip.research.vector_env import StipVectorEnv

TRACE_DECAY = 0.95  # λ: how far returns rely on what happened, rather than on the value of the next step
CLIP = 0.3  # by how much the ratio of new to old probabilities may differ from 1
ENTROPY_BONUS = 0.02
VALUE_SHARE = 0.5  # of the loss
MINIBATCH = 512  # steps
MAX_GRADIENT_NORM = 1.0


@dataclass
class Batch:
    """One row for each step."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    log_probabilities: Tensor  # of the actions, when they were played
    returns: Tensor
    advantages: Tensor


def play(env: StipVectorEnv, weights: Weights, steps: int, seed: int) -> Batch:
    """Begin new games and play so many steps of each. The same seed and weights give the same batch."""
    rng = torch.Generator().manual_seed(seed)
    weights = {name: weight.detach() for name, weight in weights.items()}  # nothing is learnt while playing
    seen, info = env.reset(seed=seed)
    observation = torch.from_dlpack(seen["observation"])  # the environment's own memory, which every step writes anew
    mask = torch.from_dlpack(seen["action_mask"])
    games = env.num_envs
    observations = torch.empty((steps, *observation.shape), dtype=torch.int8)
    masks = torch.empty((steps, *mask.shape), dtype=torch.int8)
    actions = torch.empty((steps, games), dtype=torch.int64)
    log_probabilities, rewards, signs = (torch.empty((steps, games)) for _ in range(3))
    ends = torch.empty((steps, games), dtype=torch.bool)
    values = torch.empty((steps + 1, games))
    for step in range(steps):
        observations[step], masks[step] = observation, mask
        logits, values[step] = evaluate(torch, weights, observation.float(), mask)
        actions[step] = torch.multinomial(logits.softmax(1), 1, generator=rng)[:, 0]
        log_probabilities[step] = _chosen(logits.log_softmax(1), actions[step])
        mover = torch.from_dlpack(info["seat"]).clone()
        _, reward, has_ended, _, info = env.step(actions[step].numpy())
        rewards[step], ends[step] = torch.from_dlpack(reward), torch.from_dlpack(has_ended)
        signs[step] = torch.where(torch.from_dlpack(info["seat"]) == mover, 1.0, -1.0)
    _, values[steps] = evaluate(torch, weights, observation.float(), mask)
    returns = returns_of(rewards, ends, signs, values)
    return Batch(
        observations.flatten(0, 1),
        masks.flatten(0, 1),
        actions.flatten(),
        log_probabilities.flatten(),
        returns.flatten(),
        (returns - values[:-1]).flatten(),
    )


def returns_of(rewards: Tensor, ends: Tensor, signs: Tensor, values: Tensor) -> Tensor:
    """Return the λ-returns of all steps. All arguments are by step and game; `signs` are -1 where the other seat moves
    next, and `values` have one row more, for what comes after the last step."""
    returns = torch.empty_like(rewards)
    following = values[-1]
    for step in reversed(range(len(rewards))):
        returns[step] = torch.where(ends[step], rewards[step], signs[step] * following)
        following = TRACE_DECAY * returns[step] + (1 - TRACE_DECAY) * values[step]
    return returns


def learn(weights: Weights, optimizer: torch.optim.Optimizer, batch: Batch, seed: int) -> None:
    """Change the weights by one pass over a batch."""
    advantages = batch.advantages / batch.advantages.std()
    rng = torch.Generator().manual_seed(seed)
    for rows in torch.randperm(len(batch.actions), generator=rng).split(MINIBATCH):
        logits, values = evaluate(torch, weights, batch.observations[rows].float(), batch.masks[rows])
        log_probabilities = logits.log_softmax(1)
        ratio = (_chosen(log_probabilities, batch.actions[rows]) - batch.log_probabilities[rows]).exp()
        gain = torch.minimum(ratio * advantages[rows], ratio.clip(1 - CLIP, 1 + CLIP) * advantages[rows])
        value_loss = ((values - batch.returns[rows]) ** 2).mean()
        entropy = -(log_probabilities.exp() * log_probabilities).sum(1).mean()
        loss = -gain.mean() + VALUE_SHARE * value_loss - ENTROPY_BONUS * entropy
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(weights.values(), MAX_GRADIENT_NORM)
        optimizer.step()


def _chosen(numbers: Tensor, actions: Tensor) -> Tensor:
    """Return the number of the chosen action in each row."""
    return numbers.gather(1, actions[:, None])[:, 0]
