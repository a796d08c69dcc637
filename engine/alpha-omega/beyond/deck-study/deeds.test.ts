import { describe, expect, test } from 'vitest';
import type { Ability, CardDef, Program } from '../../definitions.ts';
import type { Select } from '../../selects.ts';
import { like } from '../../testing/cards.ts';
import { deedsOf, sideMeant, type Names } from './deeds.ts';

const GOOD: Select = { side: 'good' };
const OPPONENT: Select = { side: 'opponent' };

const person = (...abilities: readonly Ability[]): CardDef =>
  like('person', 'moses', { side: 'good', abilities });

const SAVE: Program = [{ op: 'save' }];

/** What the names in the words of a card's first deed mean. */
function namesIn(card: CardDef): Readonly<Record<string, Select>> {
  const [deed] = deedsOf(card);
  return Object.fromEntries(deed?.names ?? []);
}

const ON_GOOD = { self: GOOD, host: GOOD };

describe('whose cards are meant', () => {
  const meant = (select: Select, names: Names = new Map()): unknown => sideMeant(select, names);

  test.each<[string, Select, string | null]>([
    ['the side that is said', OPPONENT, 'opponent'],
    ['the side that is said, before all else', { side: 'good', lured: true }, 'good'],
    ['Opponents, where they were Lured', { lured: true }, 'opponent'],
    ['anybody’s, where they were not', { lured: false }, null],
    ['Opponents, where players brought them and they were Lured', { lured: true, of: 'you' }, 'opponent'],
    ['Good, where a player brought them', { of: 'you' }, 'good'],
    ['Good, where other players did', { of: 'others' }, 'good'],
    ['anybody’s', { type: 'person' }, null],
    ['anybody’s, of a name that stands for nothing', { is: 'chosen' }, null],
  ])('%s', (_, select, side) => {
    expect(meant(select)).toBe(side);
  });

  test('by a name, that of what it stands for', () => {
    const names: Names = new Map([
      ['one', { is: 'other' }],
      ['other', OPPONENT],
      ['itself', { is: 'itself' }],
    ]);
    expect(meant({ is: 'other' }, names)).toBe('opponent');
    expect(meant({ is: 'one' }, names)).toBe('opponent');
    expect(meant({ is: 'itself' }, names)).toBeNull();
  });
});

describe('what the names in a card’s words mean', () => {
  const on = (...moments: readonly { readonly who?: Select; readonly other?: Select }[]): Ability => ({
    ...{ kind: 'triggered', do: SAVE },
    on: moments.map((more) => ({ moment: 'attacks' as const, ...more })),
  });

  test('the card itself and what it is on are of its side', () => {
    const own: Ability = { kind: 'activated', limit: { per: 'turn' }, do: SAVE };
    expect(namesIn(person(own))).toEqual(ON_GOOD);
    const theirs = like('person', 'agares', { abilities: [own] });
    expect(namesIn(theirs)).toEqual({ self: OPPONENT, host: OPPONENT });
    expect(namesIn(like('calling', 'squadrons-at-once', { abilities: [own] }))).toEqual(ON_GOOD);
  });

  test('an Event is on a card that it may be put on', () => {
    const abilities: readonly Ability[] = [{ kind: 'activated', limit: { per: 'turn' }, do: SAVE }];
    expect(namesIn(like('event', 'hope', { abilities, on: OPPONENT }))).toEqual({
      self: GOOD,
      host: OPPONENT,
    });
    const { on: _, ...beside } = like('event', 'hope', { abilities });
    expect(namesIn(beside)).toEqual(ON_GOOD);
  });

  test('of a moment: who it happens to, the card itself unless said, and the second card concerned', () => {
    expect(namesIn(person(on({ who: OPPONENT, other: GOOD })))).toEqual({
      ...ON_GOOD,
      it: OPPONENT,
      other: GOOD,
    });
    expect(namesIn(person(on({})))).toEqual({ ...ON_GOOD, it: { is: 'self' }, other: {} });
    // Of several moments nobody can say which it was.
    expect(namesIn(person(on({ who: OPPONENT }, { who: OPPONENT })))).toEqual(ON_GOOD);
    expect(namesIn(person(on()))).toEqual(ON_GOOD);
  });

  test('of an interrupt: who is attacked, and by whom', () => {
    const interrupt = (by?: Select): Ability => ({
      ...{ kind: 'interrupt', on: 'attack', who: GOOD, limit: { per: 'round' }, do: SAVE },
      ...(by ? { by } : {}),
    });
    expect(namesIn(person(interrupt(OPPONENT)))).toEqual({ ...ON_GOOD, it: GOOD, other: OPPONENT });
    expect(namesIn(person(interrupt()))).toEqual({ ...ON_GOOD, it: GOOD, other: {} });
  });

  test('a constant ability has no moment', () => {
    const affects: Select = { is: 'host' };
    const gives = { change: 'attacks', add: 1 } as const;
    expect(deedsOf(person({ kind: 'constant', gives, affects }))).toEqual([
      { kind: 'gives', gives, affects, names: new Map(Object.entries(ON_GOOD)) },
    ]);
    expect(deedsOf(person({ kind: 'constant', gives }))).toMatchObject([{ affects: null }]);
  });
});

describe('all that a card’s words do', () => {
  const program = (...ops: Program): readonly unknown[] =>
    deedsOf(person({ kind: 'activated', limit: { per: 'turn' }, do: ops })).map((deed) => [
      deed.kind === 'op' ? deed.op.op : deed.gives.change,
      [...deed.names.keys()].slice(2),
    ]);

  test('in their order, and what was chosen is known from there on', () => {
    expect(
      program({ op: 'save' }, { op: 'choose', from: OPPONENT, as: 'one' }, { op: 'cancelAttack' }),
    ).toEqual([
      ['save', []],
      ['choose', ['one']],
      ['cancelAttack', ['one']],
    ]);
  });

  test('what is done by each player, or under a condition, in its place', () => {
    const cond = { round: 2 } as const;
    const chosen = { op: 'choose', from: OPPONENT, as: 'one' } as const;
    expect(program(chosen, { op: 'eachPlayer', do: SAVE }, { op: 'cancelAttack' })).toEqual([
      ['choose', ['one']],
      ['save', ['one']],
      ['cancelAttack', ['one']],
    ]);
    expect(program(chosen, { op: 'if', cond, then: SAVE, else: [{ op: 'cancelAttack' }] })).toEqual([
      ['choose', ['one']],
      ['save', ['one']],
      ['cancelAttack', ['one']],
    ]);
    expect(program({ op: 'if', cond, then: SAVE })).toEqual([['save', []]]);
  });

  test('what lasts: that it is put there, and then what it does on what it is on', () => {
    const lasting: Program = [
      {
        ...{ op: 'lasting', name: 'zeal', on: OPPONENT },
        abilities: [{ kind: 'constant', gives: { change: 'absorbs' }, affects: { is: 'host' } }],
      },
    ];
    const deeds = deedsOf(person({ kind: 'activated', limit: { per: 'turn' }, do: lasting }));
    expect(deeds.map(({ kind, names }) => [kind, names.get('host')])).toEqual([
      ['op', GOOD],
      ['gives', OPPONENT],
    ]);
  });
});
