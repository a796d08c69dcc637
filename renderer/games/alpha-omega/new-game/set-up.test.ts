import { describe, expect, test } from 'vitest';
import type {
  DeckSummary,
  NewGame,
  StarterDeck,
  VariantInfo,
} from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Player } from '../../../../electron/shared/settings.ts';
import { atLevel, gentleStops, levelIn, levelOfCampaign } from './levels.ts';
import {
  asBegun,
  chair,
  choiceOf,
  lasting,
  playable,
  requestOf,
  seated,
  soundSetUp,
  withDeck,
  type Stock,
  type UsualNames,
} from './set-up.ts';

const ways: readonly VariantInfo[] = [
  { variant: 'easy', excludes: [], lead: null, loses: null, withOpponents: false },
  { variant: 'fast', excludes: ['extended'], lead: 25, loses: null, withOpponents: true },
  { variant: 'extended', excludes: ['fast'], lead: 100, loses: null, withOpponents: true },
];
const ruth: Player = { id: 'r', name: 'Ruth', colour: 'rose', emblem: 'harp', own: {} };
const levels: Stock['levels'] = [
  {
    ...{ level: 'pilgrim', isOurs: true },
    byPlayers: [
      { variants: ['fast'], assists: ['watchmen'], newcomers: 0.65, rounds: null },
      {
        ...{ variants: [], assists: ['watchmen', 'mildDeck'], newcomers: 0.6, rounds: null },
        campaign: { variants: ['fast'], early: [{ objectives: 2, deck: 'lowlyDeck' }] },
      },
    ],
  },
  {
    ...{ level: 'standard', isOurs: false },
    byPlayers: [
      { variants: [], assists: [], newcomers: 0.07, rounds: null },
      { variants: [], assists: [], newcomers: null, rounds: null },
    ],
  },
];
const stock: Stock = {
  ...{ objectives: ['one', 'two', 'three'], ways, levels: [], players: [ruth] },
  ...{ decks: [], starters: [] },
};
const usual: UsualNames = {
  disciple: (place) => `Disciple ${String(place)}`,
  adversary: (place) => `Adversary ${String(place)}`,
};

const again = (last: NewGame | null, changes: Partial<Stock> = {}): NewGame | null =>
  requestOf(soundSetUp(last, { ...stock, ...changes }), changes.objectives ?? stock.objectives, usual);

const full: NewGame = {
  objective: 'two',
  seats: ['Ruth', 'Naomi', 'Boaz'],
  campaign: ['three'],
  variants: ['fast'],
  common: true,
  opponents: ['Judas'],
  table: {
    hands: 'private',
    seats: [
      { kind: 'person', name: 'Ruth', profile: 'r' },
      { kind: 'person', name: 'Naomi', profile: null },
      { kind: 'bot' },
      { kind: 'person', name: 'Judas', profile: null },
    ],
  },
};

test('the last set-up comes back as it was, without its seed', () => {
  expect(again(lasting({ ...full, seed: 'barley' }))).toEqual(full);
});

test('a campaign is begun as its level plays one, and the next game by itself as a game', () => {
  const setUp = soundSetUp(
    { objective: 'one', seats: ['Ruth', 'Boaz'], assists: ['watchmen', 'mildDeck'] },
    { ...stock, levels },
  );
  const begun = asBegun({ ...setUp, campaign: true }, levels);
  expect(begun.variants).toEqual(['fast']);
  expect(levelIn(begun, 2, levels)).toBeNull();
  expect(levelOfCampaign(begun, 2, levels)).toBe('pilgrim');
  expect(gentleStops('pilgrim', 2, levels)).toBe(2);
  const request = requestOf(begun, stock.objectives, usual);
  const next = soundSetUp(request, { ...stock, levels });
  expect(next).toMatchObject({ campaign: true, variants: [] });
  expect(levelIn(next, 2, levels)).toBe('pilgrim');
  expect(asBegun(setUp, levels)).toEqual(setUp);
});

test('the same game is played at another level as that is for its players', () => {
  const game = { objective: 'one', seats: ['Ruth', 'Boaz'], variants: ['extended' as const] };
  expect(atLevel(game, 'pilgrim', levels)).toEqual({
    ...game,
    variants: [],
    assists: ['watchmen', 'mildDeck'],
  });
  expect(atLevel(game, 'shepherd', levels)).toEqual(game);
});

test('with no last game one person sits down to an open hand', () => {
  expect(again(null)).toEqual({ objective: 'one', seats: ['Disciple 1'] });
});

describe('the level', () => {
  test('of a first game is the gentle one, and of any other that of the last', () => {
    expect(again(null, { levels })).toMatchObject({ variants: ['fast'], assists: ['watchmen'] });
    expect(again({ objective: 'one', seats: ['Ruth'] }, { levels })).toEqual({
      objective: 'one',
      seats: ['Ruth'],
    });
    const gentle: NewGame = { objective: 'one', seats: ['Ruth'], variants: ['fast'], assists: ['watchmen'] };
    expect(again(lasting(gentle), { levels })).toEqual(gentle);
  });

  test('stays the same with another number of players, though it is another mix', () => {
    const alone = soundSetUp(null, { ...stock, levels });
    const both = seated(alone, [...alone.chairs, chair()], levels);
    expect([both.variants, both.assists]).toEqual([[], ['watchmen', 'mildDeck']]);
    expect(levelIn(both, 2, levels)).toBe('pilgrim');
    expect(seated(both, alone.chairs, levels)).toMatchObject({ variants: ['fast'], assists: ['watchmen'] });
  });

  test('that is none is a mix of one’s own, which more players leave alone', () => {
    const mix = { ...soundSetUp(null, stock), variants: ['extended'], assists: ['watchmen'] } as const;
    expect(levelIn(mix, 1, levels)).toBeNull();
    expect(seated(mix, [...mix.chairs, chair()], levels)).toMatchObject({
      variants: ['extended'],
      assists: ['watchmen'],
    });
  });
});

describe('what does not hold any more falls back by itself:', () => {
  test('an Objective that is gone is the first one, the rest stays', () => {
    expect(again({ ...full, objective: 'gone' })).toEqual({
      ...full,
      objective: 'one',
      campaign: ['two', 'three'],
    });
  });

  test('a player who was forgotten keeps name and place', () => {
    expect(again(full, { players: [] })?.table?.seats[0]).toEqual({
      kind: 'person',
      name: 'Ruth',
      profile: null,
    });
  });

  test('a player who was renamed has the new name', () => {
    const renamed = again(full, { players: [{ ...ruth, name: 'Ruthie' }] });
    expect(renamed?.seats[0]).toBe('Ruthie');
    expect(renamed?.table?.seats[0]).toMatchObject({ name: 'Ruthie', profile: 'r' });
  });

  test('variations that exclude each other, or that meet Opponents who may not be, go', () => {
    expect(again({ ...full, variants: ['easy', 'fast', 'extended'] })?.variants).toEqual(['fast']);
  });

  test('people for other seats than there are sit as their names say', () => {
    const table = { hands: 'private', seats: [{ kind: 'bot' }] } as const;
    expect(again({ ...full, table })?.table?.seats.map(({ kind }) => kind)).toEqual([
      'person',
      'person',
      'person',
      'person',
    ]);
  });

  test('more seats than the table has are left out', () => {
    const seats = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    expect(again({ objective: 'one', seats })?.seats).toEqual(seats.slice(0, 6));
  });

  test('somebody who played two seats is one of two people', () => {
    const table = { hands: 'open', seats: [...(full.table?.seats ?? [])] } as const;
    const beside = { ...table, seats: table.seats.with(2, { kind: 'beside', seat: 0 }) };
    expect(again({ ...full, table: beside })?.table?.seats[2]).toEqual({
      kind: 'person',
      name: 'Boaz',
      profile: null,
    });
  });
});

test('with no Objective at all nothing can be asked for', () => {
  expect(again(full, { objectives: [] })).toBeNull();
});

test('chairs without a name are called by their place, and the usual table is not written out', () => {
  const setUp = { ...soundSetUp(null, stock), chairs: [chair({ name: ' Ann ' }), chair()] };
  expect(requestOf(setUp, stock.objectives, usual)).toEqual({
    objective: 'one',
    seats: ['Ann', 'Disciple 2'],
  });
});

describe('decks of one’s own', () => {
  const deck = (id: string, changes: Partial<DeckSummary> = {}): DeckSummary => ({
    ...{ id, name: id, side: 'good', tags: [], cards: [], hasDraft: false, errors: 0 },
    ...{ isArchived: false, changedAt: '2026-01-01T00:00:00Z' },
    ...changes,
  });
  const decks = [deck('light'), deck('night', { side: 'opponent' }), deck('broken', { errors: 1 })];
  const played: NewGame = {
    objective: 'two',
    seats: ['Ruth', 'Naomi'],
    decks: [{ deck: 'light' }, null],
    opponentDeck: { deck: 'night' },
  };

  test('are those of the last game again, each at its seat', () => {
    expect(again(played, { decks })).toEqual(played);
  });

  test('are the pack’s own where they are gone, put aside, broken or of the other side', () => {
    for (const gone of [
      [],
      [deck('light', { isArchived: true }), deck('night', { errors: 2 })],
      [deck('light', { side: 'opponent' }), deck('night')],
    ])
      expect(again(played, { decks: gone })).toEqual({ objective: 'two', seats: ['Ruth', 'Naomi'] });
  });

  test('of a common deck there is one', () => {
    const common = { ...played, common: true, decks: [{ deck: 'light' }] };
    expect(again(common, { decks })).toEqual(common);
  });

  const ready: StarterDeck = {
    ...{ pack: 'starter', ready: 'balm', title: 'Starter', side: 'good' },
    cards: [{ card: 'hope', copies: 2, name: 'Hope' }],
  };
  const list = { name: 'Light', deck: 'light', version: 3, cards: [{ card: 'hope', copies: 1 }] };

  test('are remembered by which decks they are', () => {
    const game = { ...played, decks: [list, null], opponentDeck: { ...list, deck: 'night' } };
    expect(lasting({ ...game, seed: 'x' })).toEqual(played);
  });

  test('that came with the program are the same again, and lists that are kept nowhere are not', () => {
    const balm = choiceOf(ready, 'Balm in Gilead');
    const last = lasting({ ...played, decks: [balm, { ...list, deck: null }] });
    expect(again(last, { decks, starters: [ready] })?.decks).toEqual([balm, null]);
    expect(again(last, { decks, starters: [{ ...ready, side: 'opponent' }] })).not.toHaveProperty('decks');
  });

  test('are played alone by whoever wants to try one, or met by them, at the same level', () => {
    const bots = { ...soundSetUp(played, stock), chairs: [chair({ kind: 'bot' }), chair({ name: 'Ruth' })] };
    const level = { variants: [], assists: ['watchmen', 'mildDeck'] } as const;
    const mine = { deck: 'light' };
    const friends = { ...bots, ...level, opponents: [chair()], common: true, campaign: true };
    expect(withDeck(friends, { deck: mine, side: 'good' }, levels)).toMatchObject({
      ...{ campaign: false, common: false, commonDeck: null, opponents: [] },
      ...{ chairs: [{ name: 'Ruth', kind: 'person', deck: mine }] },
      ...{ variants: ['fast'], assists: ['watchmen'] },
    });
    const met = withDeck(bots, { deck: mine, side: 'opponent' }, levels);
    expect([met.opponentDeck, met.chairs.map(({ name }) => name)]).toEqual([mine, ['Ruth']]);
  });

  test('that can be played with are offered, for their side', () => {
    expect(playable(decks, 'good').map(({ id }) => id)).toEqual(['light']);
    expect(playable(decks, 'opponent').map(({ id }) => id)).toEqual(['night']);
  });
});
