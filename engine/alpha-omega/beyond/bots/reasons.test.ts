import { describe, expect, test } from 'vitest';
import type { Applied } from '../../../kernel/types.ts';
import type { AlphaOmegaEvent } from '../../events.ts';
import type { AlphaOmega } from '../../game.ts';
import { scene } from '../../testing/scene.ts';
import { reasonsFor } from './counsel-reasons.ts';
import { openLedger, type Account } from './ledger.ts';
import type { Ending, Line } from './playouts.ts';

const { state, table } = scene({
  seats: [{ play: ['michael', 'camael'] }],
  opponents: ['abigor', 'ganga', 'furfur'],
});
const idOf = (name: string): number => table.inPlay.find(({ def }) => def === `starter:${name}`)?.id ?? -1;
const [michael, camael, abigor, ganga, furfur] = ['michael', 'camael', 'abigor', 'ganga', 'furfur'].map(idOf);

const none = { defeated: 0, lured: 0, broughtOver: 0 };
const NOTHING: Ending = {
  ...{ worth: 0, won: 0, rounds: 4, lead: 0, hand: 0, callings: 0 },
  ...{ goodPersons: 2, opponentPersons: 3, goodDamage: 0, opponentDamage: 0 },
};
/** Ten games that were played on from an answer, the first so many of them as `ending` says. */
const games = (ending: Partial<Ending>, count = 10): readonly Ending[] =>
  Array.from({ length: 10 }, (_, at) => ({ ...NOTHING, ...(at < count ? ending : {}) }));
const answer = (account: Partial<Account> = {}, endings = games({}), id = 'end'): Line => ({
  ...{ answer: [id], endings },
  account: { lead: null, fates: new Map(), ...account },
});
const won = (count: number): Line => answer({}, games({ won: 1 }, count));
const fates = (
  ...all: readonly (readonly [number | undefined, Partial<typeof none>])[]
): Partial<Account> => ({
  fates: new Map(all.map(([card, met]) => [card ?? -1, { ...none, ...met }])),
});

describe('why one answer is better than another', () => {
  test('it wins more games, by more than chance', () => {
    expect(reasonsFor(won(7), won(2), table, 'good')).toEqual([{ kind: 'won', chance: 0.7, instead: 0.2 }]);
    expect(reasonsFor(won(3), won(2), table, 'good')).toEqual([]);
    // What speaks against the better answer is no reason for it.
    expect(reasonsFor(won(2), won(7), table, 'good')).toEqual([]);
  });

  test('of games won only those are compared in which both were tried', () => {
    const few = { ...won(0), endings: games({}).slice(0, 8) };
    expect(reasonsFor(won(6), few, table, 'good')).toEqual([{ kind: 'won', chance: 0.75, instead: 0 }]);
  });

  test('what is left to count in the next round, each for its side', () => {
    const kinds = (better: Partial<Ending>, other: Partial<Ending>, mine: 'good' | 'opponent' = 'good') =>
      reasonsFor(answer({}, games(better)), answer({}, games(other)), table, mine);
    expect(kinds({ lead: 5 }, { lead: 3 })).toEqual([{ kind: 'next', mean: 5, instead: 3 }]);
    expect(kinds({ lead: 3 }, { lead: 5 }, 'opponent')).toEqual([{ kind: 'next', mean: 3, instead: 5 }]);
    expect(kinds({ lead: 5 }, { lead: 4.5 })).toEqual([]);
    expect(kinds({ lead: 3 }, { lead: 5 })).toEqual([]);
    expect(kinds({ hand: 4 }, { hand: 2 })).toEqual([{ kind: 'hand', mean: 4, instead: 2 }]);
    expect(kinds({ goodPersons: 3 }, {})).toEqual([{ kind: 'goodPersons', mean: 3, instead: 2 }]);
    expect(kinds({ opponentPersons: 1 }, {})).toEqual([{ kind: 'opponentPersons', mean: 1, instead: 3 }]);
    expect(kinds({ goodDamage: 1 }, { goodDamage: 4 })).toEqual([
      { kind: 'goodDamage', mean: 1, instead: 4 },
    ]);
    expect(kinds({ goodDamage: 4 }, { goodDamage: 1 })).toEqual([]);
    expect(kinds({ opponentDamage: 4 }, {})).toEqual([{ kind: 'opponentDamage', mean: 4, instead: 0 }]);
    expect(kinds({ callings: 0.3 }, {})).toEqual(
      [{ kind: 'callings', mean: 0.3, instead: 0 }].map((reason) => ({
        ...reason,
        mean: expect.closeTo(0.3) as number,
      })),
    );
  });

  test('how long a lost game lasts, for Good alone and only where nothing is won', () => {
    const lasting = (rounds: number, wins = 0): Line =>
      answer(
        {},
        games({ rounds }).map((ending, at) => ({ ...ending, won: at < wins ? 1 : 0 })),
      );
    expect(reasonsFor(lasting(6), lasting(4), table, 'good')).toEqual([
      { kind: 'rounds', mean: 6, instead: 4 },
    ]);
    expect(reasonsFor(lasting(6, 1), lasting(4), table, 'good')).toEqual([]);
    expect(reasonsFor(lasting(4), lasting(6), table, 'opponent')).toEqual([]);
  });

  test('that a blow defeats whom it strikes is no reason: the choice says so', () => {
    const blow = answer(
      fates([abigor, { defeated: 1 }], [ganga, { defeated: 1 }]),
      games({}),
      `attack:1>${String(abigor)}`,
    );
    expect(reasonsFor(blow, answer(), table, 'good')).toEqual([
      { kind: 'fate', card: ganga, fate: 'defeated', chance: 1, instead: 0 },
    ]);
  });

  test('the others’ cards fall and one’s own do not, the weightiest first, each card once', () => {
    const better = answer(
      fates([abigor, { defeated: 0.9, broughtOver: 0.4 }], [ganga, { defeated: 0.1 }], [camael, {}]),
    );
    const other = answer(
      fates([abigor, { defeated: 0.2 }], [camael, { lured: 1 }], [michael, { defeated: 0.19 }]),
    );
    expect(reasonsFor(better, other, table, 'good')).toEqual([
      { kind: 'fate', card: camael, fate: 'lured', chance: 0, instead: 1 },
      { kind: 'fate', card: abigor, fate: 'defeated', chance: 0.9, instead: 0.2 },
    ]);
    expect(reasonsFor(other, better, table, 'good')).toEqual([]);
    // What helps Good harms the Opponents.
    expect(reasonsFor(other, better, table, 'opponent')).toMatchObject([
      { card: camael, chance: 1 },
      { card: abigor, chance: 0.2 },
    ]);
  });

  test('the greater difference before the smaller, in whatever order the cards lie', () => {
    const fallen = (first: number, second: number): readonly unknown[] =>
      reasonsFor(
        answer(fates([abigor, { defeated: first }], [furfur, { defeated: second }])),
        answer(),
        table,
        'good',
      ).map((reason) => ('card' in reason ? reason.card : null));
    expect(fallen(0.5, 0.9)).toEqual([furfur, abigor]);
    expect(fallen(0.9, 0.5)).toEqual([abigor, furfur]);
  });

  test('four of them at most', () => {
    const all = [michael, camael].map((card) => [card, { lured: 1 }] as const);
    const theirs = [abigor, ganga, furfur].map((card) => [card, { defeated: 1 }] as const);
    const better = answer({ ...fates(...theirs), lead: 5 });
    const other = answer({ ...fates(...all), lead: 4 });
    const reasons = reasonsFor(better, other, table, 'good');
    expect(reasons.map(({ kind }) => kind)).toEqual(['fate', 'fate', 'fate', 'fate']);
  });

  test('a lead by a point or more, for one’s own side', () => {
    const lead = (
      better: number | null,
      other: number | null,
      mine: 'good' | 'opponent',
    ): readonly string[] =>
      reasonsFor(answer({ lead: better }), answer({ lead: other }), table, mine).map(({ kind }) => kind);
    expect(lead(5, 4, 'good')).toEqual(['lead']);
    expect(lead(4.5, 4, 'good')).toEqual([]);
    expect(lead(4, 5, 'good')).toEqual([]);
    expect(lead(4, 5, 'opponent')).toEqual(['lead']);
    expect(lead(null, -9, 'good')).toEqual([]);
    expect(lead(9, null, 'good')).toEqual([]);
  });
});

describe('the account of imagined games', () => {
  const step = (...events: readonly AlphaOmegaEvent[]): Applied<AlphaOmega> =>
    ({ events, state }) as Applied<AlphaOmega>;
  const fell = (card: number | undefined, fate: 'lured' | 'discarded'): AlphaOmegaEvent => ({
    ...{ type: 'defeated', card: card ?? -1, by: 0, fate, shielded: false },
  });
  const check = (good: number, opponent: number): AlphaOmegaEvent => ({
    type: 'strengthChecked',
    balance: { good, opponent },
  });

  test('is by answer: shares of fates before the coming Strength Check, and the mean lead at it', () => {
    const ledger = openLedger(state);
    ledger.step(['end'], step(fell(camael, 'lured'), check(4, 10), fell(michael, 'lured')));
    ledger.step(['end'], step(fell(michael, 'discarded'), check(90, 0)));
    ledger.end(['end']);
    ledger.step(
      ['end'],
      step(fell(abigor, 'discarded'), { type: 'broughtOver', card: ganga ?? -1, seat: 0, by: 0 }),
    );
    ledger.step(['end'], step(check(10, 10)));
    ledger.end(['end']);
    ledger.end(['end']);
    ledger.end(['end']);
    expect(ledger.account(['end'])).toEqual({
      lead: -3,
      fates: new Map([
        [camael, { ...none, lured: 0.25 }],
        [abigor, { ...none, defeated: 0.25 }],
        [ganga, { ...none, broughtOver: 0.25 }],
      ]),
    });
    expect(ledger.account(['other'])).toEqual({ lead: null, fates: new Map() });
  });

  test('leaves out cards that did not lie open, and counts who falls twice in a game once', () => {
    const ledger = openLedger(state);
    ledger.step(['a'], step(fell(990, 'lured'), { type: 'broughtOver', card: 991, seat: 0, by: 0 }));
    ledger.step(['a'], step(fell(camael, 'lured'), fell(camael, 'lured')));
    ledger.end(['a']);
    expect(ledger.account(['a']).fates).toEqual(new Map([[camael, { ...none, lured: 1 }]]));
  });
});
