import { describe, expect, test } from 'vitest';
import { createMachine } from '../../../kernel/machine.ts';
import type { AlphaOmega } from '../../game.ts';
import { alphaOmega } from '../../ruleset.ts';
import { playGame } from '../simulation/play.ts';
import { tell } from '../../tell.ts';
import { withStrengths } from '../../testing/cards.ts';
import { starter, starterSetup, starterStock } from '../../testing/starter.ts';
import type { Setup, Table } from '../../types.ts';
import type { ToldEvent } from '../../view-types.ts';
import { chaptersOf, type Chapter } from './chapters.ts';
import { goneFrom, NOBODY, soulsAfter } from './whereabouts.ts';

/** Two Opponents that a plain player can overcome, so that a campaign comes far. */
const weakened = withStrengths({ ukobach: 3, satan: 5 });

const isPerson = (def: string): boolean => starter.get(def)?.type === 'person';

/** A game by bots, as its story tells it to all seats, and the table at its end. */
interface Played {
  readonly story: readonly ToldEvent[];
  readonly chapters: readonly Chapter[];
  readonly table: Table;
}

function played(setup: Setup, seed: string): Played {
  const story: ToldEvent[] = [];
  const seats = [...setup.seats.keys()];
  const tables: Table[] = [];
  const record = playGame({
    machine: createMachine<AlphaOmega>(alphaOmega, weakened),
    setup,
    seed,
    bots: ['steady'],
    each: ({ events, state: { table } }) => {
      story.push(...tell(events, table, seats));
      tables.push(table);
    },
  });
  expect(record).toMatchObject({ kind: 'finished' });
  const table = tables.at(-1);
  if (table === undefined) throw new Error('nothing was played');
  const decks = setup.commonDeck ? [setup.commonDeck.length] : setup.seats.map(({ deck }) => deck.length);
  const common = setup.commonDeck !== undefined;
  return {
    story,
    chapters: chaptersOf(story, {
      objectives: [setup.objective, ...(setup.campaign ?? [])],
      decks,
      common,
      isPerson,
    }),
    table,
  };
}

const campaign = (players: number): Setup => {
  const [objective = '', ...rest] = starterStock.objectives;
  return {
    ...starterSetup(players),
    objective,
    campaign: rest,
    variants: ['fast'],
    opponentDeck: ['starter:ukobach', 'starter:satan'],
  };
};

const SETUPS: readonly (readonly [string, Setup])[] = [
  ['one player', starterSetup(1)],
  ['three players', starterSetup(3)],
  [
    'one Good deck',
    {
      ...starterSetup(2),
      seats: [
        { name: 'a', deck: [] },
        { name: 'b', deck: [] },
      ],
      commonDeck: starterStock.good,
    },
  ],
  ['a campaign alone', campaign(1)],
  ['a campaign of two', campaign(2)],
];

/** All that a chapter tells of anybody. */
const FATES = [
  ...['fallen', 'lured', 'fellFromDeck', 'returned', 'cameOver', 'fellAmongThem', 'defeated'],
  ...['callings', 'luredPlayers'],
] as const;

/** Games in which all happens that their law speaks of; the last test of it sees to that. */
const SEEDS = ['luke', 'mark', 'john', 'acts', 'nahum', 'job'];

/** The cards of whom an event says that they were Lured, or fell out of a deck. */
const cardsOf = (story: readonly ToldEvent[], type: 'luredAstray' | 'fell'): readonly string[] =>
  story.flatMap(({ event, defs }) =>
    event.type === type && !('owner' in event && event.owner === null) ? [defs[event.card] ?? ''] : [],
  );

describe.each(SETUPS)('the chapters of %s', (_, setup) => {
  test.each(SEEDS)('tell what the table says at the end, seed %s', (seed) => {
    const { story, chapters, table } = played(setup, seed);
    expect(chapters.at(-1)?.left).toEqual(table.goodPiles.map(({ deck }) => deck.length));
    expect(chapters.at(-1)?.held).toBe(table.seats.reduce((sum, { hand }) => sum + hand.length, 0));
    const objectives = [...table.achievedObjectives, table.objective].map((id) => table.cards[id]?.def);
    expect(chapters.map(({ objective }) => objective)).toEqual(objectives);
    expect(chapters.flatMap(({ balances }) => balances)).toEqual(table.balances);
    expect(chapters.reduce((sum, { rounds }) => sum + rounds, 0)).toBe(table.round);
    expect(chapters.slice(0, -1).map(({ ending }) => ending)).toEqual(
      chapters.slice(1).map(() => 'achieved'),
    );
    const winner = table.outcome?.winner;
    expect(chapters.at(-1)?.ending).toBe(winner === null ? 'drawn' : winner === 'good' ? 'achieved' : 'lost');
    // Whom the journal says to have been Lured is whom an event says so of, and so for who fell out of a deck.
    const fatesOf = (kind: 'lured' | 'fellFromDeck'): readonly string[] =>
      chapters.flatMap((chapter) => chapter[kind].map(({ card }) => card));
    expect(fatesOf('lured')).toEqual(cardsOf(story, 'luredAstray'));
    expect(fatesOf('fellFromDeck')).toEqual(cardsOf(story, 'fell'));
    const souls = [...story.reduce((all, told) => soulsAfter(all, told, isPerson), NOBODY).values()];
    const inPlay = table.inPlay
      .filter(({ def, side }) => side === 'good' && isPerson(def))
      .map(({ id }) => id);
    const lured = table.inPlay.filter(({ lured: is }) => is).map(({ id }) => id);
    const at = (where: string): readonly number[] =>
      souls.filter((soul) => soul.where === where).map(({ card }) => card);
    expect(at('inPlay').toSorted((a, b) => a - b)).toEqual(inPlay.toSorted((a, b) => a - b));
    expect(at('lured').toSorted((a, b) => a - b)).toEqual(lured.toSorted((a, b) => a - b));
  });
});

test('in the games of this law everything happens that it speaks of', () => {
  const games = SETUPS.flatMap(([, setup]) => SEEDS.map((seed) => ({ setup, ...played(setup, seed) })));
  const events = games.flatMap(({ story }) => story.map(({ event }) => event));
  for (const type of ['luredAstray', 'fell'] as const) {
    expect(
      games.flatMap(({ story }) => cardsOf(story, type)),
      type,
    ).not.toEqual([]);
    // Out of a deck that all draw from, and out of one's own.
    const common = games.filter(({ setup }) => setup.commonDeck !== undefined);
    expect(
      common.flatMap(({ story }) => cardsOf(story, type)),
      `${type}, of one deck`,
    ).not.toEqual([]);
  }
  // An Angel of nobody's deck falls as well, and is no loss to any.
  expect(events.filter((event) => event.type === 'fell' && event.owner === null)).not.toEqual([]);
  // No card of the Starter takes any off a deck: the next test does.
  for (const type of ['cardsDrawn', 'cardPlayed', 'takenBack', 'shuffledIn', 'cardsLost'] as const)
    expect(
      events.some((event) => event.type === type),
      type,
    ).toBe(true);
  const last = games.map(({ chapters }) => chapters.at(-1));
  expect(new Set(last.map((chapter) => chapter?.ending))).toEqual(new Set(['achieved', 'lost', 'drawn']));
  expect(last.filter((chapter) => (chapter?.held ?? 0) > 0)).not.toEqual([]);
  expect(last.filter((chapter) => chapter?.left.some((left) => left > 0))).not.toEqual([]);
  const ends = games.flatMap(({ table }) => table.inPlay);
  expect(ends.filter(({ lured }) => lured)).not.toEqual([]);
  expect(ends.filter(({ side, def }) => side === 'good' && isPerson(def))).not.toEqual([]);
  expect(games.filter(({ chapters }) => chapters.length > 1)).not.toEqual([]);
  for (const kind of FATES)
    expect(
      games.flatMap(({ chapters }) => chapters.filter((chapter) => chapter[kind].length > 0)),
      kind,
    ).not.toEqual([]);
});

test('cards that are lost off a deck are no longer in it, and those out of a hand no longer held', () => {
  const lost = (from: 'deck' | 'hand', cards: readonly number[]): ToldEvent => ({
    event: { type: 'cardsLost', seat: 1, cards, from },
    defs: {},
  });
  const drawn: ToldEvent = { event: { type: 'cardsDrawn', seat: 1, count: 7, cards: [] }, defs: {} };
  const reading = { objectives: ['a'], decks: [30, 30], common: false, isPerson };
  const [chapter] = chaptersOf([drawn, lost('deck', [1, 2, 3]), lost('hand', [4, 5])], reading);
  expect(chapter).toMatchObject({ left: [30, 20], held: 5 });
});

test('each Objective that follows is told by its name', () => {
  const told = ['a', 'b', 'c'].flatMap((seed) => played(campaign(2), seed).story);
  const names = told.flatMap(({ event, defs }) =>
    event.type === 'objectiveFollowed' || event.type === 'objectiveBegan' ? [defs[event.objective]] : [],
  );
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect(starterStock.objectives).toContain(name);
});

/** A happening that names these cards. */
const tellerOf =
  (defs: ToldEvent['defs']) =>
  (event: ToldEvent['event']): ToldEvent => ({ event, defs });

test('only who was Lured Astray comes back: the Opponents’ own come over, and fall as one of ours does', () => {
  const defs = { 1: 'starter:witch-of-endor', 2: 'starter:azrael', 3: 'starter:pahaliah' };
  const told = tellerOf(defs);
  const story = [
    told({ type: 'broughtOver', card: 1, seat: 0, by: 3 }),
    told({ type: 'luredAstray', card: 1, by: 9 }),
    told({ type: 'broughtOver', card: 1, seat: 0, by: 3 }),
    told({ type: 'defeated', card: 1, by: 9, fate: 'discarded', shielded: false }),
    told({ type: 'discarded', card: 1, why: 'defeated' }),
  ] as const;
  const [chapter] = chaptersOf(story, { objectives: ['a'], decks: [30], common: false, isPerson });
  const names = (fates: readonly { readonly card: string }[] = []): readonly string[] =>
    fates.map(({ card }) => card);
  const witch = [defs[1]];
  expect(names(chapter?.cameOver)).toEqual(witch);
  expect(names(chapter?.lured)).toEqual(witch);
  expect(names(chapter?.returned)).toEqual(witch);
  expect(names(chapter?.fallen)).toEqual(witch);
  expect(chapter?.defeated).toEqual([]);
});

test('who was Lured and defeated among the Opponents is no Opponent, and gone as who fell; who comes back is not', () => {
  const defs = {
    1: 'starter:uriel',
    2: 'starter:azrael',
    3: 'starter:dumah',
    4: 'starter:ukobach',
    5: 'starter:gabriel',
  };
  const told = tellerOf(defs);
  const defeat = (card: number, by: number): readonly ToldEvent[] => [
    told({ type: 'defeated', card, by, fate: 'discarded', shielded: false }),
    told({ type: 'discarded', card, why: 'defeated' }),
  ];
  const entered = (card: number): ToldEvent => told({ type: 'broughtOver', card, seat: 0, by: 2 });
  const story = [
    told({ type: 'fell', card: 1, owner: 0 }),
    told({ type: 'fell', card: 3, owner: 0 }),
    told({ type: 'fell', card: 5, owner: 0 }),
    ...defeat(1, 2),
    ...defeat(4, 2),
    entered(5),
  ];
  const [chapter] = chaptersOf(story, { objectives: ['a'], decks: [30], common: false, isPerson });
  expect(chapter?.fellAmongThem.map(({ card }) => card)).toEqual([defs[1]]);
  expect(chapter?.defeated.map(({ card }) => card)).toEqual([defs[4]]);
  expect(goneFrom(story, isPerson)).toEqual([defs[1], defs[3]]);
  const next = told({ type: 'objectiveFollowed', objective: 9, goal: 50 });
  expect(goneFrom([...story, next], isPerson)).toEqual([defs[1], defs[3]]);
  expect(goneFrom([...story, next, told({ type: 'takenBack', seat: 0, card: 3 })], isPerson)).toEqual([
    defs[1],
  ]);
});

test('what became of somebody is told with who did it, where anybody did', () => {
  const defs = { 1: 'starter:uriel', 2: 'starter:satan', 3: 'starter:dumah', 4: 'starter:pahaliah' };
  const told = tellerOf(defs);
  const story = [
    told({ type: 'luredAstray', card: 1, by: 2 }),
    told({ type: 'fell', card: 3, owner: 0 }),
    told({ type: 'broughtOver', card: 2, seat: 0, by: 4 }),
  ];
  const [chapter] = chaptersOf(story, { objectives: ['a'], decks: [30], common: false, isPerson });
  expect(chapter).toMatchObject({
    lured: [{ card: defs[1], by: defs[2] }],
    fellFromDeck: [{ card: defs[3], by: null }],
    cameOver: [{ card: defs[2], by: defs[4] }],
  });
});

test('who came over and is defeated fell for us, and is no Opponent defeated', () => {
  const defs = { 1: 'starter:witch-of-endor', 2: 'starter:pahaliah', 3: 'starter:ukobach' };
  const told = tellerOf(defs);
  const story = [
    told({ type: 'broughtOver', card: 1, seat: 0, by: 2 }),
    told({ type: 'defeated', card: 1, by: 3, fate: 'discarded', shielded: false }),
  ];
  const [chapter] = chaptersOf(story, { objectives: ['a'], decks: [30], common: false, isPerson });
  expect(chapter).toMatchObject({ cameOver: [{ card: defs[1] }], fallen: [{ card: defs[1] }], defeated: [] });
});

test('who is defeated in play is gone, and who is discarded for another reason is not, unless Lured before', () => {
  const told = tellerOf({ 1: 'starter:uriel', 2: 'starter:dumah', 3: 'starter:michael' });
  const entered = (card: number): ToldEvent =>
    told({ type: 'enteredPlay', card, side: 'good', owner: 0, host: null, person: true });
  const story = [
    ...[entered(1), entered(2), entered(3)],
    told({ type: 'discarded', card: 1, why: 'defeated' }),
    told({ type: 'discarded', card: 2, why: 'commanded', by: 9 }),
    told({ type: 'luredAstray', card: 3, by: 8 }),
    told({ type: 'discarded', card: 3, why: 'commanded', by: 9 }),
  ];
  expect(goneFrom(story, isPerson)).toEqual(['starter:uriel', 'starter:michael']);
  // A Pilgrimage says the same of them.
  const souls = story.reduce((all, one) => soulsAfter(all, one, isPerson), NOBODY);
  expect([...souls.values()].map(({ def, where }) => [def, where])).toEqual([
    ['starter:uriel', 'lost'],
    ['starter:michael', 'lost'],
  ]);
});

test('a campaign that comes far has a chapter for each Objective, with its own rounds', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => played(campaign(2), seed).chapters);
  expect(Math.max(...all.map(({ length }) => length))).toBeGreaterThan(2);
  for (const chapters of all)
    for (const [index, { since }] of chapters.entries())
      expect(since).toBe(chapters.slice(0, index).reduce((sum, { rounds }) => sum + rounds, 0));
});
