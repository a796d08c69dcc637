import { describe, expect, test } from 'vitest';
import { after, FRESH, id, laid, lastingOn } from '../testing/changes.ts';
import { scene } from '../testing/scene.ts';
import type { Lasting, Table } from '../types.ts';

/* What events do to cards that are not in play yet: those that fall, are raised or brought, and a new Objective. */

describe('A card that joins the Opponents from elsewhere', () => {
  test('ruling 13: an Angel falls from its deck, is spent, and can be returned', () => {
    const before: Table = { ...laid().table };
    const heaven = id(before, 'heaven');
    const [uriel = -1] = before.goodPiles[0]?.deck ?? [];
    const known: Table = { ...before, known: [[uriel, heaven], []] };
    const now = after(known, () => ({ type: 'fell', card: uriel, owner: 0 }));
    expect(now.goodPiles.map(({ deck }) => deck)).toEqual([[heaven], before.goodPiles[1]?.deck]);
    expect(now.inPlay.at(-1)).toEqual({
      ...FRESH,
      id: uriel,
      def: 'starter:uriel',
      side: 'opponent',
      owner: 0,
      lured: true,
      joining: true,
    });
    expect(now.spent).toEqual([...before.spent, 'starter:uriel']);
    expect(now.known).toEqual([[heaven], []]);
  });

  test('an Opponent comes from the Opponent deck, and nobody has lost it', () => {
    const before = laid().table;
    const now = after(before, (of) => ({ type: 'fell', card: of('envy'), owner: null }));
    expect(now.opponentPile.deck).toEqual([id(now, 'abigor'), id(now, 'flaga')]);
    expect(now.inPlay.at(-1)).toEqual({
      ...FRESH,
      id: id(now, 'envy'),
      def: 'starter:envy',
      side: 'opponent',
      owner: null,
      joining: true,
    });
    expect(now.spent).toEqual(before.spent);
  });

  test('an Opponent is raised from the discard pile and waits', () => {
    const fallen = after(
      laid().table,
      (of) => ({ type: 'discarded', card: of('black-blade'), why: 'defeated' }),
      (of) => ({ type: 'discarded', card: of('ganga'), why: 'defeated' }),
    );
    const now = after(fallen, (of) => ({ type: 'raised', card: of('ganga') }));
    expect(now.opponentPile.discard).toEqual([id(now, 'black-blade')]);
    expect(now.inPlay.at(-1)).toEqual({
      ...FRESH,
      id: id(now, 'ganga'),
      def: 'starter:ganga',
      side: 'opponent',
      owner: null,
      joining: true,
    });
  });
});

describe('A card that an Objective brings', () => {
  const bring = (table: Table, name: string, owner: number | null): Table =>
    after(table, (of) => ({ type: 'brought', card: of(name), owner, person: true }));

  test('comes out of the Opponent deck and waits', () => {
    const laidOut = laid().table;
    const before: Table = { ...laidOut, known: [[id(laidOut, 'envy'), id(laidOut, 'abigor')], []] };
    const now = bring(before, 'abigor', null);
    expect(now.opponentPile.deck).toEqual([id(now, 'envy'), id(now, 'flaga')]);
    expect(now.known).toEqual([[id(now, 'envy')], []]);
    expect(now.inPlay.at(-1)).toEqual({
      ...FRESH,
      id: id(now, 'abigor'),
      def: 'starter:abigor',
      side: 'opponent',
      owner: null,
      joining: true,
    });
    expect(now.spent).toEqual(before.spent);
  });

  test('comes from beside the table for a player, and is spent once', () => {
    const laidOut = laid().table;
    const [raphael, abigor] = [id(laidOut, 'raphael'), id(laidOut, 'abigor')];
    const before: Table = { ...laidOut, aside: [abigor, raphael] };
    const now = bring(before, 'raphael', 0);
    expect(now.aside).toEqual([abigor]);
    expect(now.inPlay.at(-1)).toEqual({
      ...FRESH,
      id: raphael,
      def: 'starter:raphael',
      side: 'good',
      owner: 0,
    });
    expect(now.spent).toEqual([...before.spent, 'starter:raphael']);
    const again = { ...before, spent: ['starter:raphael'] };
    expect(bring(again, 'raphael', 0).spent).toEqual(again.spent);
  });
});

describe('The Objective that follows', () => {
  test('ruling 21: the table is cleared, the Opponent deck is whole, and the count of rounds begins anew', () => {
    const laidOut = scene({
      seats: [{ deck: ['uriel'], hand: ['raphael'], play: ['camael', 'love on camael'] }],
      opponents: ['ganga'],
      opponentDeck: ['abigor', 'envy'],
      opponentHands: [['flaga']],
      campaign: ['the-den-of-lions', 'let-my-people-go'],
      round: 7,
    }).table;
    const [next = -1, afterNext = -1] = laidOut.nextObjectives;
    const before: Table = {
      ...laidOut,
      // Ganga came from beside the table.
      cards: laidOut.cards.map((one) => (one.def === 'starter:ganga' ? { ...one, outside: true } : one)),
      achievedIn: 6,
      quietRounds: 4,
      attack: { by: 0, target: 0, cancelled: false },
    };
    const now = after(before, () => ({ type: 'objectiveFollowed', objective: next, goal: 30 }));
    const ids = (...names: readonly string[]): readonly number[] => names.map((name) => id(now, name));
    expect(now).toMatchObject({
      inPlay: [],
      objective: next,
      goal: 30,
      nextObjectives: [afterNext],
      achievedObjectives: [laidOut.objective],
      objectiveSince: 7,
      opponentPile: { deck: ids('abigor', 'envy', 'flaga'), discard: [] },
      aside: [...laidOut.aside, ...ids('ganga')],
      opponents: [{ hand: [] }],
      achievedIn: null,
      firstOpponentDrawn: false,
      quietRounds: 0,
      attack: null,
    });
    expect(now.goodPiles).toEqual([{ deck: ids('uriel'), discard: ids('camael', 'love') }]);
    expect(now.seats).toEqual(before.seats);
  });
});

test('an effect lasts beside those that do', () => {
  const before = lastingOn(laid().table, 'michael');
  const effect: Lasting = {
    ...before.lasting[0],
    name: 'more',
    source: 3,
    host: 4,
    seat: 1,
    until: 'turnEnds',
    abilities: [],
  };
  const now = after(before, () => ({ type: 'lastingBegan', ...effect }));
  expect(now.lasting).toEqual([...before.lasting, effect]);
});
