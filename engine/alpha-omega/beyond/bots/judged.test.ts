import { describe, expect, test } from 'vitest';
import { whole } from '../../../kernel/in-parts.ts';
import { createMachine } from '../../../kernel/machine.ts';
import { startStream } from '../../../kernel/rng.ts';
import { sampleOf } from '../../../kernel/testing/sample.ts';
import type { AlphaOmega, State } from '../../game.ts';
import { alphaOmega } from '../../ruleset.ts';
import { comparison } from '../../testing/fortune.ts';
import { acting } from '../../testing/middle.ts';
import { starter, starterSetup } from '../../testing/starter.ts';
import { botNamed } from './bots.ts';
import type { CounselReason } from './counsel-reasons.ts';
import { counsel, isIdle, type Counsel, type CounselEffort } from './counsel.ts';
import { pendingOf } from './pending.ts';

/*
 * Hint is judged by what it advises in games that follow it, not by what it thinks of its own
 * advice.
 */

const machine = createMachine<AlphaOmega>(alphaOmega, starter);
/** Less than a person is given, so that whole games can be followed. */
const BRIEFLY: CounselEffort = { steps: 150, checks: 2, playouts: 500 };

interface Given {
  readonly state: State;
  readonly hint: Counsel;
}

function advised(state: State): Counsel {
  const { id, seat } = pendingOf(state);
  const work = counsel(state, starter, { seat, seed: `counsel ${String(id)}`, effort: BRIEFLY });
  if (work === null) throw new Error('nothing is asked of this seat');
  return whole(work);
}

function answered(state: State, answer: readonly string[]): State {
  const { id, seat } = pendingOf(state);
  const result = machine.apply(state, { decision: id, seat, answer });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.state;
}

/** Follows Hint from a position, to the end or for so many questions. */
function followed(from: State, most = Infinity): { readonly given: readonly Given[]; readonly end: State } {
  const given: Given[] = [];
  let state = from;
  while (state.pending !== null && given.length < most) {
    const hint = advised(state);
    given.push({ state, hint });
    state = answered(state, hint.best[0]?.answer ?? []);
  }
  return { given, end: state };
}

/** The longest row of hints that advise, where something else could be done, to do nothing, and say the same about it. */
function longestRefrain(given: readonly Given[]): number {
  let [longest, length, before] = [0, 0, ''];
  for (const { state, hint } of given) {
    const answer = hint.best[0]?.answer ?? [];
    if (pendingOf(state).ask.options.length < 2) continue;
    const said = isIdle(answer) ? JSON.stringify([hint.about, answer, hint.reasons]) : '';
    length = said !== '' && said === before ? length + 1 : 1;
    before = said;
    longest = Math.max(longest, said === '' ? 0 : length);
  }
  return longest;
}

/** Nothing can be won any more: three who are hurt stand against a host, and more of it comes, for some rounds to the end. */
const hopeless = (): State =>
  acting({
    seats: [
      {
        play: ['michael damaged 5', 'camael damaged 3', 'raphael damaged 2'],
        hand: ['love', 'courage', 'loyalty'],
        deck: ['love', 'courage', 'hope', 'faith', 'loyalty', 'hope', 'faith', 'love', 'courage', 'hope'],
      },
    ],
    opponents: ['satan', 'adramalech', 'asmodee'],
    opponentDeck: ['moloch', 'belphegor', 'abigor', 'agares', 'alloces', 'paimon', 'despair', 'wrath'],
  });

/** Do the two figures that a reason tells differ where they are told: chances in tenths, Callings to a tenth, the rest whole? */
function tellsADifference(reason: CounselReason): boolean {
  const tenths = (figure: number): number => Math.round(figure * 10);
  switch (reason.kind) {
    case 'won':
    case 'fate':
      return tenths(reason.chance) !== tenths(reason.instead);
    case 'lead':
      return Math.round(reason.lead) !== Math.round(reason.instead);
    case 'callings':
      return tenths(reason.mean) !== tenths(reason.instead);
    default:
      return Math.round(reason.mean) !== Math.round(reason.instead);
  }
}

/** Nothing can go wrong any more, or hardly. */
const winning = (): State =>
  acting({
    seats: [{ play: ['michael', 'gabriel', 'raphael', 'uriel', 'jehudiel'], hand: ['metatron'] }],
    opponents: ['abigor'],
  });

const begun = (players: number, seed: string): State => machine.begin(starterSetup(players), seed).state;

describe('Hint, judged by positions', () => {
  const lost = followed(hopeless());
  const others = sampleOf<readonly [string, () => State, number]>(
    [
      ['winning', winning, 40],
      ['a game alone', () => begun(1, 'judged'), 60],
      ['a game of two', () => begun(2, 'judged'), 60],
    ],
    3,
  );
  const games: readonly (readonly [string, readonly Given[]])[] = [
    ['hopeless, to its end', lost.given],
    ...others.map(([name, from, most]) => [name, followed(from(), most).given] as const),
  ];

  test.each(games)('never says the same five times that does nothing: %s', (_, given) => {
    expect(given.length).toBeGreaterThan(3);
    expect(longestRefrain(given)).toBeLessThan(5);
  });

  test.each(games)(
    'names a reason wherever it says that one choice is better, and none elsewhere: %s',
    (_, given) => {
      for (const { hint } of given) expect(hint.reasons.length > 0).toBe(hint.instead !== null);
    },
  );

  test.each(games)('gives reasons that are no tautologies: %s', (_, given) => {
    for (const { hint } of given)
      for (const reason of hint.reasons) {
        expect(tellsADifference(reason), JSON.stringify(reason)).toBe(true);
        // The choice itself says that it defeats whom it strikes.
        const struck = reason.kind === 'fate' && reason.fate === 'defeated' ? reason.card : '';
        expect(hint.best[0]?.answer[0]).not.toMatch(new RegExp(`^attack:\\d+>${String(struck)}$`));
      }
  });

  test('sees in a hopeless game to its end that hardly anything is won, whatever is chosen', () => {
    expect(lost.end.outcome?.winner).toBe('opponent');
    for (const { hint } of lost.given) expect(hint.outlook.most).toBeLessThan(0.2);
  });

  test('sees that a hopeless game is not won whatever is chosen, and that a winning one is', () => {
    expect(advised(hopeless()).outlook.most).toBeLessThan(0.1);
    expect(advised(winning()).outlook.most).toBeGreaterThan(0.3);
  });

  test('does nothing only where that is shown to be better, or there is nothing else', () => {
    for (const { state, hint } of games.flatMap(([, given]) => given)) {
      const idle = isIdle(hint.best[0]?.answer ?? []);
      const others = hint.best.filter(({ answer }) => !isIdle(answer));
      if (!idle || pendingOf(state).ask.options.length < 2) continue;
      const gap = (hint.best[0]?.worth ?? 0) - Math.max(...others.map(({ worth }) => worth));
      expect(hint.instead !== null || gap >= 1).toBe(true);
    }
  });
});

/* Of games alone that end otherwise, most end better: a sample; how great the share is, is counted elsewhere. */
test('who follows Hint does better than good sense over the same games', () => {
  const pairs = sampleOf([0, 1, 2, 3, 4, 5], 2).map((game) => {
    const from = begun(1, `follow ${String(game)}`);
    let [steady, rng] = [from, startStream(`follow ${String(game)}`, 'bot')];
    while (steady.pending !== null) {
      const [answer, after] = botNamed('steady')(steady, machine, rng);
      rng = after;
      steady = answered(steady, answer);
    }
    return [followed(from).end, steady] as const;
  });
  const { better, worse } = comparison(pairs);
  expect(better).toBeGreaterThan(2 * worse);
});
