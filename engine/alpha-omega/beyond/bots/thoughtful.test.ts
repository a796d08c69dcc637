import { describe, expect, test } from 'vitest';
import { whole } from '../../../kernel/in-parts.ts';
import { createMachine } from '../../../kernel/machine.ts';
import { startStream } from '../../../kernel/rng.ts';
import type { Rng } from '../../../kernel/types.ts';
import type { AlphaOmega, State } from '../../game.ts';
import { alphaOmega } from '../../ruleset.ts';
import { comparison } from '../../testing/fortune.ts';
import { otherwiseHidden } from '../../testing/hiding.ts';
import { ALL_WAYS, positions, variedSetup, type Position } from '../../testing/positions.ts';
import { starter } from '../../testing/starter.ts';
import type { Bot } from './bot.ts';
import { botNamed } from './bots.ts';
import { counsel } from './counsel.ts';
import { partnerThinking } from './partner.ts';
import { pendingOf } from './pending.ts';
import { playOn } from './rollout.ts';
import { thoughtfulAnswer } from './thoughtful.ts';
import { worthOf } from './worth.ts';

const machine = createMachine<AlphaOmega>(alphaOmega, starter);
const BRIEFLY = { steps: 30, checks: 1 };

const brief: Bot = (state, on, rng) => thoughtfulAnswer(state, on, rng, BRIEFLY);
const partner: Bot = (state, on, rng) => whole(partnerThinking(state, on, rng, BRIEFLY));
const rngOf = (name: string): Rng => startStream(name, 'bot');

/** The same position with all that the asked seat cannot see changed. */
function changed({ state, name }: Position): State {
  return otherwiseHidden(state, starter, [pendingOf(state).seat], startStream(name, 'hidden'))[0];
}

/** The positions in which a bot's answer changes with what it may not know. */
function peeksIn(bot: Bot, among: readonly Position[]): readonly string[] {
  return among
    .filter((position) => {
      const [answer] = bot(position.state, machine, rngOf(position.name));
      const [other] = bot(changed(position), machine, rngOf(position.name));
      return answer.join(' ') !== other.join(' ');
    })
    .map(({ name }) => name);
}

describe('a bot that knows no more than its seat', () => {
  const middles = positions({ games: ALL_WAYS, every: 19 });

  test('answers the same whatever is hidden', () => {
    expect(middles.length).toBeGreaterThan(80);
    expect(peeksIn(brief, middles)).toEqual([]);
    expect(peeksIn(partner, middles)).toEqual([]);
    expect(peeksIn(botNamed('steady'), middles)).toEqual([]);
  });

  test('also counsels the same whatever is hidden', () => {
    for (const position of middles.filter((_, at) => at % 5 === 0)) {
      const asking = {
        seat: pendingOf(position.state).seat,
        seed: position.name,
        effort: { ...BRIEFLY, playouts: 400 },
      };
      const [one, other] = [changed(position), position.state].map((state) => {
        const work = counsel(state, starter, asking);
        return work === null ? null : whole(work);
      });
      expect(one).toEqual(other);
    }
  });

  test.each<readonly [string, Bot]>([
    [
      'looks at the top of the Opponent deck',
      (state, _, rng) => [[pick(state, state.table.opponentPile.deck[0])], rng],
    ],
    ['looks at another hand', (state, _, rng) => [[pick(state, state.table.seats.at(-1)?.hand[0])], rng]],
    ['knows the seed', (state, _, rng) => [[pick(state, state.seed.length)], rng]],
    ['plays on in the true world', foreseeing],
  ])('is told from one that %s', (_, peeking) => {
    expect(peeksIn(peeking, middles).length).toBeGreaterThan(0);
  });
});

/** Answers by a number it should not have. */
function pick(state: State, number = 0): string {
  const { options } = pendingOf(state).ask;
  return options[number % options.length]?.id ?? '';
}

/** Looks ahead as a thinking bot does, but in the game itself. */
const foreseen = (state: State, id: string, rng: Rng): number =>
  worthOf({ table: playOn(machine, { state, rng }, [id], { checks: 1 }).end.table, content: starter });

function foreseeing(state: State, _: unknown, rng: Rng): ReturnType<Bot> {
  const { ask } = pendingOf(state);
  if (ask.kind !== 'one') return [ask.options.map(({ id }) => id), rng];
  const ranked = ask.options
    .map(({ id }) => ({ id, worth: foreseen(state, id, rng) }))
    .sort((a, b) => b.worth - a.worth);
  return [[ranked[0]?.id ?? ''], rng];
}

interface Played {
  readonly end: State;
  readonly asked: ReadonlySet<string>;
}

function play(bot: Bot, game: number, seed: string): Played {
  let { state } = machine.begin(variedSetup(game), seed);
  let rng = rngOf(seed);
  const asked = new Set<string>();
  while (state.pending) {
    const { id, seat, about } = state.pending;
    asked.add(about);
    const [answer, after] = bot(state, machine, rng);
    rng = after;
    const result = machine.apply(state, { decision: id, seat, answer });
    if (!result.ok)
      throw new Error(`game ${String(game)}, ${about}: ${result.error.code} ${answer.join(' ')}`);
    state = result.value.state;
  }
  return { end: state, asked };
}

test('the same seed is the same game', () => {
  const [one, again] = [0, 1].map(() => play(brief, 1, 'twice').end);
  expect(again).toEqual(one);
});

/*
 * Alone, and with 60 steps, four in five of the games that end otherwise end better (28 of 34). Of 18 pairs a bot that is as
 * good as the other would pass one time in twenty, and one that is as good as this nine times in ten.
 */
test('thinking does better than good sense over the same games', () => {
  const thinking: Bot = (state, on, rng) => thoughtfulAnswer(state, on, rng, { steps: 60, checks: 2 });
  const pairs = Array.from({ length: 18 }, (_, game) => {
    const end = (bot: Bot): State => play(bot, 0, `strength ${String(game)}`).end;
    return [end(thinking), end(botNamed('steady'))] as const;
  });
  const { better, worse } = comparison(pairs);
  expect(better + worse).toBeGreaterThan(14);
  expect(better).toBeGreaterThan(2 * worse);
});

test('every question is answered, with 1 to 6 players and in every way of playing', () => {
  const hasty: Bot = (state, on, rng) => thoughtfulAnswer(state, on, rng, { steps: 1, checks: 0 });
  const asked = new Set<string>();
  for (let game = 0; game < ALL_WAYS; game += 1) {
    const { end, asked: here } = play(hasty, game, `legal ${String(game)}`);
    expect(end.outcome).not.toBeNull();
    for (const about of here) asked.add(about);
  }
  expect([...asked].sort((a, b) => (a < b ? -1 : 1))).toEqual(
    expect.arrayContaining([
      'action',
      'drawOrCalling',
      'interruptAttack',
      'opponentAction',
      'opponentPlay',
      'opponentTarget',
      'play',
    ]),
  );
});
