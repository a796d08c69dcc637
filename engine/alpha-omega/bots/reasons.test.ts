import { describe, expect, test } from 'vitest';
import type { AlphaOmegaEvent } from '../events.ts';
import type { State } from '../game.ts';
import { scene } from '../testing/scene.ts';
import { reasonsFor, type Compared } from './counsel-reasons.ts';
import { openLedger, type Account } from './ledger.ts';
import type { Witness } from './search.ts';

const { state, table } = scene({
  seats: [{ play: ['michael', 'camael'] }],
  opponents: ['abigor', 'ganga', 'furfur'],
});
const idOf = (name: string): number => table.inPlay.find(({ def }) => def === `starter:${name}`)?.id ?? -1;
const [michael, camael, abigor, ganga, furfur] = ['michael', 'camael', 'abigor', 'ganga', 'furfur'].map(idOf);

const none = { defeated: 0, lured: 0, broughtOver: 0 };
const answer = (changes: Partial<Account> = {}, worth = 0): Compared => ({
  worth,
  account: { won: 0, lost: 0, lead: null, fates: new Map(), ...changes },
});
const fates = (
  ...all: readonly (readonly [number | undefined, Partial<typeof none>])[]
): Partial<Account> => ({
  fates: new Map(all.map(([card, met]) => [card ?? -1, { ...none, ...met }])),
});

describe('why one answer is better than another', () => {
  test('it wins more often, or loses less, by enough to tell', () => {
    const [better, other] = [answer({ won: 0.75, lost: 0 }), answer({ won: 0.25, lost: 0.5 })];
    expect(reasonsFor(better, other, table, 'good')).toEqual([
      { kind: 'won', chance: 0.75, instead: 0.25 },
      { kind: 'lost', chance: 0, instead: 0.5 },
    ]);
    // For whoever plays the Opponents, what Good loses is won.
    expect(reasonsFor(other, better, table, 'opponent')).toEqual([
      { kind: 'won', chance: 0.5, instead: 0 },
      { kind: 'lost', chance: 0.25, instead: 0.75 },
    ]);
    expect(reasonsFor(answer({ won: 0.35 }), answer({ won: 0.2 }), table, 'good')).toMatchObject([
      { kind: 'later' },
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
    expect(reasonsFor(other, better, table, 'good')).toMatchObject([{ kind: 'later' }]);
    // What helps Good harms the Opponents.
    expect(reasonsFor(other, better, table, 'opponent')).toMatchObject([
      { card: camael, chance: 1 },
      { card: abigor, chance: 0.2 },
    ]);
  });

  test('by the difference alone, however often both are won or lost', () => {
    const kinds = (better: Partial<Account>, other: Partial<Account>): readonly string[] =>
      reasonsFor(answer(better), answer(other), table, 'good').map(({ kind }) => kind);
    expect(kinds({ lost: 0.5 }, { lost: 0.6 })).toEqual(['later']);
    expect(kinds({ won: 0.6 }, { won: 0.5 })).toEqual(['later']);
    expect(kinds({ lost: 0.5 }, { lost: 0.75 })).toEqual(['lost']);
    // What speaks against the better answer is no reason for it.
    expect(kinds({ won: 0.1, lost: 0.9 }, { won: 0.9, lost: 0.1 })).toEqual(['later']);
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

  test('four of them at most, and the lead beside them', () => {
    const all = [michael, camael].map((card) => [card, { lured: 1 }] as const);
    const theirs = [abigor, ganga, furfur].map((card) => [card, { defeated: 1 }] as const);
    const better = answer({ ...fates(...theirs), lead: 5 });
    const other = answer({ ...fates(...all), lead: 4 });
    const reasons = reasonsFor(better, other, table, 'good');
    expect(reasons.map(({ kind }) => kind)).toEqual(['fate', 'fate', 'fate', 'fate', 'lead']);
    expect(reasons.at(-1)).toEqual({ kind: 'lead', lead: 5, instead: 4 });
  });

  test('a lead by a point or more, for one’s own side', () => {
    const lead = (
      better: number | null,
      other: number | null,
      mine: 'good' | 'opponent',
    ): readonly string[] =>
      reasonsFor(answer({ lead: better }), answer({ lead: other }), table, mine).map(({ kind }) => kind);
    expect(lead(5, 4, 'good')).toEqual(['lead']);
    expect(lead(4.5, 4, 'good')).toEqual(['later']);
    expect(lead(4, 5, 'good')).toEqual(['later']);
    expect(lead(4, 5, 'opponent')).toEqual(['lead']);
    expect(lead(null, -9, 'good')).toEqual(['later']);
    expect(lead(9, null, 'good')).toEqual(['later']);
  });

  test('where nothing else can be told, by how much the table stands better later', () => {
    expect(reasonsFor(answer({}, 7), answer({}, 4.5), table, 'good')).toEqual([{ kind: 'later', gain: 2.5 }]);
  });
});

describe('the account of imagined games', () => {
  type Step = Parameters<Witness['step']>[1];
  type End = Parameters<Witness['end']>[1];
  const step = (...events: readonly AlphaOmegaEvent[]): Step => ({ events, state }) as unknown as Step;
  const end = (winner: 'good' | 'opponent' | null | undefined): End =>
    ({
      end: { ...state, outcome: winner === undefined ? null : { winner } } as unknown as State,
    }) as unknown as End;
  const fell = (card: number | undefined, fate: 'lured' | 'discarded'): AlphaOmegaEvent => ({
    ...{ type: 'defeated', card: card ?? -1, by: 0, fate, shielded: false },
  });
  const check = (good: number, opponent: number): AlphaOmegaEvent => ({
    type: 'strengthChecked',
    balance: { good, opponent },
  });

  test('is by answer: shares of games, of fates before the coming Strength Check, and the mean lead at it', () => {
    const ledger = openLedger(state);
    ledger.step(['end'], step(fell(camael, 'lured'), check(4, 10), fell(michael, 'lured')));
    ledger.step(['end'], step(fell(michael, 'discarded'), check(90, 0)));
    ledger.end(['end'], end('opponent'));
    ledger.step(
      ['end'],
      step(fell(abigor, 'discarded'), { type: 'broughtOver', card: ganga ?? -1, seat: 0, by: 0 }),
    );
    ledger.step(['end'], step(check(10, 10)));
    ledger.end(['end'], end('good'));
    ledger.end(['end'], end(null));
    ledger.end(['end'], end(undefined));
    expect(ledger.account(['end'])).toEqual({
      ...{ won: 0.25, lost: 0.25, lead: -3 },
      fates: new Map([
        [camael, { ...none, lured: 0.25 }],
        [abigor, { ...none, defeated: 0.25 }],
        [ganga, { ...none, broughtOver: 0.25 }],
      ]),
    });
    expect(ledger.account(['other'])).toEqual({ won: 0, lost: 0, lead: null, fates: new Map() });
  });

  test('leaves out cards that did not lie open, and counts who falls twice in a game once', () => {
    const ledger = openLedger(state);
    ledger.step(['a'], step(fell(990, 'lured'), { type: 'broughtOver', card: 991, seat: 0, by: 0 }));
    ledger.step(['a'], step(fell(camael, 'lured'), fell(camael, 'lured')));
    ledger.end(['a'], end('good'));
    expect(ledger.account(['a']).fates).toEqual(new Map([[camael, { ...none, lured: 1 }]]));
  });
});
