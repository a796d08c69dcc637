import { beforeEach, expect, test } from 'vitest';
import type { AlphaOmegaEvent, InPlayView, View } from '../../../../engine/alpha-omega/index.ts';
import { speak } from '../../../text/language/language.ts';
import { known, played } from '../words/testing/card-views.ts';
import { scene } from '../words/testing/table.ts';
import { cuesOf } from './cues.ts';
import { marksOf } from './marks.ts';
import { timingOf } from './pace.ts';
import { viewsOf } from '../../../table/told.ts';

beforeEach(() => {
  speak('en');
});

const michael = played('Michael', 'good');
const paimon = played('Paimon', 'opponent');
const sword = played('Flaming Sword', 'good', { host: michael.id });
const why = { kind: 'player' } as const;

const cues = (events: readonly AlphaOmegaEvent[], before: View, after = before) =>
  cuesOf({ events: events.map((event) => ({ event, defs: {} })), changes: {} }, before, after);
const quiet = scene();
const table = (...inPlay: readonly InPlayView[]): View => ({ ...quiet, inPlay });
const words = (events: readonly AlphaOmegaEvent[], before: View, after = before) =>
  Object.fromEntries(marksOf(cues(events, before, after)));

test('an attack that lands is one arrow, with its number and the damage after it', () => {
  const view = table(michael, paimon);
  const told = cues(
    [
      { type: 'attackDeclared', by: michael.id, target: paimon.id, why },
      { type: 'struck', by: michael.id, target: paimon.id, amount: 7 },
      { type: 'damaged', card: paimon.id, amount: 7, by: michael.id },
      { type: 'attackEnded' },
    ],
    view,
  );
  expect(told).toEqual([
    { kind: 'blow', by: michael.id, target: paimon.id, past: null, amount: 7 },
    { kind: 'hurt', card: paimon.id, amount: 7 },
  ]);
});

test('of whom a third at most spares only what is lost is shown', () => {
  const view = table(michael, paimon);
  const blow = (excess: number): readonly AlphaOmegaEvent[] => [
    { type: 'struck', by: paimon.id, target: michael.id, amount: 9 },
    { type: 'damaged', card: michael.id, amount: 9, by: paimon.id },
    { type: 'spared', card: michael.id, by: paimon.id, damage: 9 - excess, excess },
  ];
  expect(words(blow(4), view)[michael.id]?.words).toEqual(['−5', 'spared']);
  expect(words(blow(9), view)[michael.id]?.words).toEqual(['spared']);
});

test('an attack that another takes bends past whom it was meant for', () => {
  const [camael, satan] = [played('Camael', 'good'), played('Satan', 'opponent')];
  const told = cues(
    [
      { type: 'attackRedirected', by: satan.id, through: michael.id, from: camael.id, to: michael.id },
      { type: 'struck', by: satan.id, target: michael.id, amount: 9 },
    ],
    table(michael, camael, satan),
  );
  expect(told).toEqual([{ kind: 'blow', by: satan.id, target: michael.id, past: camael.id, amount: 9 }]);
});

test('a card of the Opponent deck comes from there', () => {
  const told = cues([{ type: 'opponentDrawn', seat: 0, card: paimon.id }], table(), table(paimon));
  expect(told).toEqual([
    {
      ...{ kind: 'move', card: paimon.id, how: 'entered' },
      ...{ from: { at: 'deck', of: 'opponent' }, to: { at: 'card', card: paimon.id } },
    },
  ]);
});

test('a card that is played comes from the hand, one that is discarded goes to its pile', () => {
  const before = table(michael);
  const [seat] = before.seats;
  const gabriel = seat?.hand?.[0];
  if (seat === undefined || gabriel === undefined) throw new Error('the hand is empty');
  const after: View = {
    ...table({ ...played('Gabriel', 'good'), id: gabriel.id }),
    seats: [{ ...seat, hand: [], discard: [...seat.discard, michael] }],
  };
  const moves = cues([{ type: 'cardPlayed', seat: 0, card: gabriel.id }], before, after);
  expect(moves).toContainEqual({
    ...{ kind: 'move', card: gabriel.id, how: 'entered' },
    ...{ from: { at: 'hand', of: 0 }, to: { at: 'card', card: gabriel.id } },
  });
  expect(moves).toContainEqual({
    ...{ kind: 'move', card: michael.id, how: 'left' },
    ...{ from: { at: 'card', card: michael.id }, to: { at: 'discard', of: 0 } },
  });
});

test('an Item that passes to another bearer moves from the one to the other', () => {
  const raphael = played('Raphael', 'good');
  const told = cues(
    [],
    table(michael, raphael, sword),
    table(michael, raphael, { ...sword, host: raphael.id }),
  );
  expect(told).toMatchObject([{ kind: 'move', card: sword.id, how: 'passed' }]);
});

test('who was Lured and is brought over returns, and whoever never was Good joins', () => {
  const back = { type: 'broughtOver', card: michael.id, seat: 0, by: sword.id } as const;
  const lured = table({ ...michael, side: 'opponent', lured: true }, paimon);
  expect(words([back], lured)[michael.id]?.words).toEqual(['returned']);
  const joins = { ...back, card: paimon.id };
  expect(words([joins], lured)[paimon.id]?.words).toEqual(['joined']);
  const both = [{ type: 'luredAstray', card: michael.id, by: paimon.id } as const, back];
  expect(words(both, table(michael, paimon))[michael.id]?.words).toEqual(['returned']);
});

test('who is defeated breaks or crosses over, and does not fly as well', () => {
  const before = table(michael, paimon);
  const [seat] = before.seats;
  const gone: View = {
    ...table(paimon),
    seats: seat ? [{ ...seat, discard: [...seat.discard, michael] }] : [],
  };
  const strikes = { type: 'struck', by: paimon.id, target: michael.id, amount: 9 } as const;
  const fallen = (...of: Parameters<typeof cues>) => cues(...of).filter(({ kind }) => kind !== 'blow');
  const defeated = { type: 'defeated', card: michael.id, by: paimon.id, shielded: false } as const;
  expect(fallen([strikes, { ...defeated, fate: 'discarded' }], before, gone)).toEqual([
    { kind: 'broken', card: michael.id },
  ]);
  const falls = { ...defeated, card: paimon.id, fate: 'discarded' } as const;
  for (const [strength, isGreat] of [
    [8, true],
    [7, undefined],
  ] as const)
    expect(fallen([strikes, falls], table(michael, { ...paimon, strength }), table(michael))).toEqual([
      { kind: 'broken', card: paimon.id, isGreat },
    ]);
  const over = table({ ...michael, side: 'opponent', lured: true }, paimon);
  expect(
    fallen(
      [strikes, { ...defeated, fate: 'lured' }, { type: 'luredAstray', card: michael.id, by: paimon.id }],
      before,
      over,
    ),
  ).toEqual([{ kind: 'lured', card: michael.id }]);
});

test('what comes from nowhere appears in its place, what goes nowhere fades there', () => {
  const [there, gone] = [table(michael), table()];
  const itself = { at: 'card', card: michael.id };
  expect(cues([], gone, there)).toEqual([
    { kind: 'move', card: michael.id, from: itself, to: itself, how: 'entered' },
  ]);
  expect(cues([], there, gone)).toEqual([
    { kind: 'move', card: michael.id, from: itself, to: itself, how: 'left' },
  ]);
});

test('cards that nobody here may see are counted', () => {
  expect(cues([{ type: 'cardsDrawn', seat: 1, cards: [], count: 2 }], table())).toEqual([
    { kind: 'unseen', from: { at: 'deck', of: 1 }, to: { at: 'hand', of: 1 }, count: 2 },
  ]);
});

test('a card says what happened to it, all of it; of whom is Lured Astray, and whole again, no blow', () => {
  const hurt = { type: 'damaged', card: michael.id, amount: 3, by: paimon.id } as const;
  expect(words([hurt, hurt], table(michael))).toEqual({
    [michael.id]: { tone: 'loss', words: ['−6'], figures: ['−6'] },
  });
  const marks = words(
    [hurt, hurt, { type: 'luredAstray', card: michael.id, by: paimon.id }],
    table(michael),
    table({ ...michael, side: 'opponent' }),
  );
  expect(marks).toEqual({ [michael.id]: { tone: 'loss', words: [], figures: [] } });
});

test('who was spared and Lured Astray all the same is not marked as spared', () => {
  const spared = { type: 'spared', card: michael.id, by: paimon.id, damage: 5, excess: 1 } as const;
  const lured = { type: 'luredAstray', card: michael.id, by: paimon.id } as const;
  const over = table({ ...michael, side: 'opponent' });
  expect(words([spared, lured], table(michael), over)).toEqual({
    [michael.id]: { tone: 'loss', words: [], figures: [] },
  });
});

test('healing and damage are told apart by their signs', () => {
  const healed = { type: 'healed', card: michael.id, amount: 2, by: paimon.id } as const;
  expect(words([healed], table(michael))).toEqual({
    [michael.id]: { tone: 'gain', words: ['+2'], figures: ['+2'] },
  });
});

test('what comes into play with its bearer is new, not passed on', () => {
  const hosted = table(michael, sword);
  expect(words([{ type: 'cardPlayed', seat: 0, card: sword.id }], table(michael), hosted)).toEqual({
    [sword.id]: { tone: 'plain', words: ['new'], figures: [] },
  });
});

test('an attack has time to fly, what cannot be seen needs none', () => {
  const blow = cues(
    [{ type: 'struck', by: michael.id, target: paimon.id, amount: 7 }],
    table(michael, paimon),
  );
  expect(timingOf(blow, 'calm').lead).toBeGreaterThan(0);
  expect(timingOf(blow, 'fast').lead).toBeLessThan(timingOf(blow, 'calm').lead);
  expect(timingOf(blow, 'instant')).toEqual({ lead: 0, rest: 0 });
  expect(timingOf([], 'calm')).toEqual({ lead: 0, rest: 0 });
});

test('the table of a beat is that of the beat before with its changes, the last is how it stands', () => {
  const before = table(michael);
  const after = { ...table(michael, paimon), round: 4 };
  const beats = [
    { events: [], changes: { inPlay: [michael, paimon] } },
    { events: [], changes: { round: 4 } },
  ];
  const [first, second, third] = viewsOf({ before, beats, after });
  expect(first.pending).toBeNull();
  expect([first.inPlay.length, first.round]).toEqual([1, 3]);
  expect([second?.inPlay.length, second?.round]).toEqual([2, 3]);
  expect(third).toBe(after);
});

test('a print without a place on the table leaves no cue', () => {
  expect(cues([{ type: 'idled', card: known('Paimon').id, why: 'nothingToAttack' }], table())).toEqual([]);
});

test('a Calling that goes on is said to, and one whose count begins anew is not', () => {
  const at = (progress: number) =>
    words([{ type: 'callingProgressed', card: 9, seat: 0, progress }], quiet)[9];
  expect(at(2)).toMatchObject({ tone: 'gain', words: ['progress'] });
  expect(at(0)).toMatchObject({ tone: 'loss', words: ['back to 0'] });
});

test('whom another card weakens or strengthens says by how much, unless it changes sides', () => {
  const [raphael, uriel] = [played('Raphael', 'good'), played('Uriel', 'good')];
  const weaker = (card: InPlayView, by: number): InPlayView => ({
    ...card,
    strength: (card.strength ?? 0) - by,
  });
  const lured = { ...weaker(uriel, 1), side: 'opponent', countsFor: 'opponent' } as const;
  const [before, after] = [
    table(michael, raphael, uriel),
    table(weaker(michael, 1), weaker(raphael, -2), lured, paimon),
  ];
  expect(cues([], before, after).filter(({ kind }) => kind === 'strength')).toEqual([
    { kind: 'strength', card: michael.id, by: -1 },
    { kind: 'strength', card: raphael.id, by: 2 },
  ]);
  expect(words([], before, after)[michael.id]).toEqual({ tone: 'loss', words: ['Strength −1'], figures: [] });
  expect(words([], before, after)[raphael.id]).toEqual({ tone: 'gain', words: ['Strength +2'], figures: [] });
});
