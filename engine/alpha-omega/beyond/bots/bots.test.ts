import { expect, test } from 'vitest';
import { createMachine } from '../../../kernel/machine.ts';
import { startStream } from '../../../kernel/rng.ts';
import type { Answer, Rng } from '../../../kernel/types.ts';
import { alphaOmega } from '../../ruleset.ts';
import { comparison } from '../../testing/fortune.ts';
import { starter, starterSetup } from '../../testing/starter.ts';
import type { AlphaOmega, State } from '../../game.ts';
import { randomAnswer } from '../../../toolbox/random-answer.ts';
import { steadyAnswer } from './steady.ts';

const machine = createMachine<AlphaOmega>(alphaOmega, starter);

type Bot = (state: State, rng: Rng) => readonly [Answer, Rng];

const random: Bot = (state, rng) => randomAnswer(state.pending?.ask ?? { kind: 'one', options: [] }, rng);
const steady: Bot = (state, rng) =>
  steadyAnswer(machine.view(state, [state.pending?.seat ?? 0]), starter, rng);

/** Plays a game and gives its end. */
function endOf(bot: Bot, seed: string, players: number): State {
  let { state } = machine.begin(starterSetup(players), seed);
  let rng = startStream(seed, 'bot');
  while (state.pending) {
    const [answer, after] = bot(state, rng);
    rng = after;
    const result = machine.apply(state, { decision: state.pending.id, seat: state.pending.seat, answer });
    if (!result.ok) throw new Error(`${state.pending.about}: ${result.error.code} ${answer.join(' ')}`);
    state = result.value.state;
  }
  return state;
}

test('the same seed is the same game', () => {
  expect(endOf(steady, 'again', 2)).toEqual(endOf(steady, 'again', 2));
});

test('good sense does better than chance over the same games', () => {
  const pairs = Array.from({ length: 120 }, (_, game) => {
    const [seed, players] = [`bots ${String(game)}`, 1 + (game % 3)] as const;
    return [endOf(steady, seed, players), endOf(random, seed, players)] as const;
  });
  const { better, worse } = comparison(pairs);
  expect(better + worse).toBeGreaterThan(90);
  expect(better).toBeGreaterThan(2 * worse);
});
