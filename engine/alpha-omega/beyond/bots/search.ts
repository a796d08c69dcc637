import type { InParts } from '../../../kernel/in-parts.ts';
import type { Machine } from '../../../kernel/machine.ts';
import type { Answer, Rng } from '../../../kernel/types.ts';
import type { AlphaOmega, State } from '../../game.ts';
import { candidates } from './candidates.ts';
import { pendingOf } from './pending.ts';
import { quickAnswer, quickRanking } from './quick.ts';
import { imagineWorld, playOn } from './rollout.ts';
import { sideOf } from './sense.ts';
import { worthOf } from './worth.ts';

/** How far and how much a bot thinks about one decision. */
export interface Effort {
  /** Answers given in imagined games, all in all. */
  readonly steps: number;
  /** Strength Checks looked ahead: 1 is the one at the end of this round. */
  readonly checks: number;
}

/** An answer, and what came of it on the average in the worlds it was tried in. */
export interface Prospect {
  readonly answer: Answer;
  /** For the asked seat's side, in points of Strength. */
  readonly worth: number;
  readonly tried: number;
}

interface Tally {
  readonly answer: Answer;
  sum: number;
  tried: number;
}

/**
 * Tries the answers to the pending decision in worlds that the asked seat could believe in, all in the same worlds; after
 * each stage of trials the better half goes on, until the effort is spent. Each imagined game is a part of the work.
 * @returns the answers, best first, and the bot's chance after it. An answer that fell out at an earlier stage stands behind
 *   one that fell out later, though fewer worlds may have been kinder to it
 */
export function* search(
  state: State,
  machine: Machine<AlphaOmega>,
  effort: Effort,
  rng: Rng,
): InParts<readonly [readonly Prospect[], Rng]> {
  const sign = sideOf(pendingOf(state).seat, state.table.seats.length) === 'good' ? 1 : -1;
  const [answers, sampled] = answersTo(state, machine, effort, rng);
  const stages = Math.ceil(Math.log2(answers.length));
  let alive: readonly Tally[] = answers.map((answer) => ({ answer, sum: 0, tried: 0 }));
  let out: readonly Tally[] = [];
  let after = sampled;
  for (let stage = 0; stage < stages; stage += 1) {
    for (let spent = 0; spent < effort.steps / stages;) {
      const [world, rest] = imagineWorld(state, machine, after);
      after = rest;
      for (const tally of alive) {
        const rollout = playOn(machine, world, tally.answer, { checks: effort.checks });
        tally.sum += sign * worthOf({ table: rollout.end.table, content: machine.prepared });
        tally.tried += 1;
        spent += rollout.steps;
        yield;
      }
    }
    const ranked = alive.toSorted((a, b) => mean(b) - mean(a));
    const half = Math.ceil(ranked.length / 2);
    alive = ranked.slice(0, half);
    out = [...ranked.slice(half), ...out];
  }
  const ranked = [...alive, ...out].map((tally) => ({ ...tally, worth: mean(tally) }));
  return [ranked.map(({ answer, worth, tried }) => ({ answer, worth, tried })), after];
}

/** An answer more is tried for so many steps of effort; of more options than that, good sense picks which. */
const STEPS_AN_ANSWER = 20;

/** Good sense is asked in a world of its own, since it looks at whatever lies there. */
function answersTo(
  state: State,
  machine: Machine<AlphaOmega>,
  { steps }: Effort,
  rng: Rng,
): readonly [readonly Answer[], Rng] {
  const pending = pendingOf(state);
  const [world, after] = imagineWorld(state, machine, rng);
  const look = { table: world.state.table, content: machine.prepared };
  if (pending.ask.kind === 'one') {
    const width = Math.max(2, Math.floor(steps / STEPS_AN_ANSWER));
    return [
      quickRanking(pending, look)
        .slice(0, width)
        .map(({ id }) => [id]),
      after,
    ];
  }
  const [sensible] = quickAnswer(pending, look, world.rng);
  return candidates(pending.ask, sensible, after);
}

const mean = ({ sum, tried }: Tally): number => (tried === 0 ? 0 : sum / tried);
