import { expect, test } from 'vitest';
import { createMachine } from '../../kernel/machine.ts';
import { startStream } from '../../kernel/rng.ts';
import type { Answer, Rng } from '../../kernel/types.ts';
import { alphaOmega } from '../ruleset.ts';
import { starter, starterSetup } from '../testing/starter.ts';
import type { AlphaOmega, State } from '../game.ts';
import { randomAnswer } from './random.ts';
import { steadyAnswer } from './steady.ts';

const machine = createMachine<AlphaOmega>(alphaOmega, starter);

type Bot = (state: State, rng: Rng) => readonly [Answer, Rng];

const random: Bot = (state, rng) => randomAnswer(state.pending?.ask ?? { kind: 'one', options: [] }, rng);
const steady: Bot = (state, rng) =>
  steadyAnswer(machine.view(state, [state.pending?.seat ?? 0]), starter, rng);

/** Plays a game and gives the lead of the Good side at its end. */
function leadOf(bot: Bot, seed: string, players: number): number {
  let { state } = machine.begin(starterSetup(players), seed);
  let rng = startStream(seed, 'bot');
  while (state.pending) {
    const [answer, after] = bot(state, rng);
    rng = after;
    const result = machine.apply(state, { decision: state.pending.id, seat: state.pending.seat, answer });
    if (!result.ok) throw new Error(`${state.pending.about}: ${result.error.code} ${answer.join(' ')}`);
    state = result.value.state;
  }
  const { good = 0, opponent = 0 } = state.outcome?.balance ?? {};
  return good - opponent;
}

test('the same seed is the same game', () => {
  expect(leadOf(steady, 'again', 2)).toBe(leadOf(steady, 'again', 2));
});

test('good sense does better than chance over the same games', () => {
  const seeds = Array.from({ length: 40 }, (_, game) => `bots ${String(game)}`);
  const total = (bot: Bot): number =>
    seeds.reduce((sum, seed, game) => sum + leadOf(bot, seed, 1 + (game % 3)), 0);
  expect(total(steady)).toBeGreaterThan(total(random) + 40 * 10);
});
