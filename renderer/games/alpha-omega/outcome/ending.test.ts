import { beforeEach, expect, test } from 'vitest';
import type { Story } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type {
  AlphaOmegaEvent,
  CardDef,
  Outcome,
  ToldEvent,
  View,
} from '../../../../engine/alpha-omega/index.ts';
import { speak } from '../../../text/language/language.ts';
import { played } from '../words/testing/card-views.ts';
import { fakeBook, idOf } from '../words/testing/fake-cards.ts';
import { over } from '../words/testing/scenes.ts';
import type { Round } from '../time/rounds.ts';
import { endVerse, endWords, lastBlow, nearlyEnough, storyLine, witnessesOf, type Ended } from './ending.ts';

beforeEach(() => {
  speak('en');
});

const told = (event: AlphaOmegaEvent, names: Readonly<Record<number, string>>): ToldEvent => ({
  event,
  defs: Object.fromEntries(Object.entries(names).map(([id, name]) => [id, idOf(name)])),
});

const round = (number: number, ...all: readonly ToldEvent[]): Round => ({
  ...{ round: number, counted: { round: number, objective: 0 } },
  happenings: all.map((one) => ({ moment: number, told: one })),
  check: null,
});

const abigor: CardDef | undefined = fakeBook.get(idOf('Abigor'));
const foe = played('Abigor', 'opponent', { damage: 3, left: 4 });

/** The battle at its end, where the Objective is Abigor's fall, or whatever a test makes of it. */
function ended(
  outcome: Partial<Outcome>,
  {
    won,
    abilities,
    view = {},
    rounds = [],
  }: { won?: object; abilities?: object; view?: Partial<View>; rounds?: readonly Round[] } = {},
): Ended {
  const base = over();
  const objective = fakeBook.get(base.objective.def);
  if (base.outcome === null || objective === undefined) throw new Error('the scene has changed');
  const book = new Map([
    ...fakeBook,
    [objective.id, { ...objective, won, ...(abilities && { abilities }) } as CardDef],
  ]);
  return { view: { ...base, ...view }, outcome: { ...base.outcome, ...outcome }, book, rounds };
}

const LOST = { winner: 'opponent', reason: 'objectiveFailed', round: 10 } as const;
const WON = { winner: 'good', reason: 'objectiveAchieved' } as const;
const DRAWN = { winner: null, reason: 'standOff' } as const;
const CONCEDED = { ...LOST, reason: 'conceded' } as const;
const FALL = { not: { there: { name: abigor?.id } } };

test('all who stand after a victory have their windows, of a defeat the four that say most', () => {
  const { inPlay } = ended({}).view;
  const michael = inPlay.find(({ def }) => fakeBook.get(def)?.name === 'Michael');
  const more = Array.from({ length: 4 }, (_, at) =>
    michael === undefined ? [] : [{ ...michael, id: 900 + at }],
  ).flat();
  const shown = { view: { inPlay: [...inPlay, ...more] } };
  expect([{}, LOST].map((how) => witnessesOf(ended(how, shown)).length)).toEqual([6, 4]);
});

test('of a victory the strongest who stand have their windows, of a defeat first those who were lost last', () => {
  expect(witnessesOf(ended({})).map(({ def, fate }) => [def.name, fate])).toEqual([
    ['Michael', ''],
    ['Raphael', ''],
  ]);
  const rounds = [
    round(3, told({ type: 'luredAstray', card: 801, by: 1 }, { 801: 'Uriel' })),
    round(
      5,
      told({ type: 'defeated', card: 802, by: 1, fate: 'discarded', shielded: false }, { 802: 'Deborah' }),
    ),
    round(
      6,
      told({ type: 'defeated', card: 803, by: 1, fate: 'discarded', shielded: false }, { 803: 'Paimon' }),
    ),
  ];
  expect(witnessesOf(ended(LOST, { rounds })).map(({ def, fate }) => [def.name, fate])).toEqual([
    ['Deborah', 'fell in round 5'],
    ['Uriel', 'Lured'],
    ['Michael', ''],
    ['Raphael', ''],
  ]);
});

test('of a defeat in a campaign nobody is shown who was lost for an Objective before', () => {
  const fall = (card: number, name: string) =>
    told({ type: 'defeated', card, by: 1, fate: 'discarded', shielded: false }, { [card]: name });
  const of = (objective: number, one: Round): Round => ({ ...one, counted: { ...one.counted, objective } });
  const rounds = [of(1, round(5, fall(801, 'Uriel'))), of(2, round(6, fall(802, 'Deborah')))];
  expect(witnessesOf(ended(LOST, { rounds })).map(({ def }) => def.name)).toEqual([
    'Deborah',
    'Michael',
    'Raphael',
  ]);
});

test('of a victory whoever struck last comes before the stronger ones', () => {
  const { view } = ended({});
  const raphael = view.inPlay.find(({ def }) => fakeBook.get(def)?.name === 'Raphael');
  const blow = { type: 'struck', by: raphael?.id ?? -1, target: 1, amount: 4 } as const;
  const won = ended({}, { view, rounds: [round(4, told(blow, {}))] });
  expect(witnessesOf(won).map(({ def }) => def.name)).toEqual(['Raphael', 'Michael']);
});

test('whoever was won over from the Opponents stands with the others, in mended glass', () => {
  const { inPlay } = ended({}).view;
  const arius = played('Arius', 'opponent', { side: 'good', countsFor: 'good', strength: 9 });
  const won = ended({}, { view: { inPlay: [...inPlay, arius] } });
  expect(witnessesOf(won).map(({ def, condition }) => [def.name, condition])).toEqual([
    ['Arius', 'mended'],
    ['Michael', 'whole'],
    ['Raphael', 'whole'],
  ]);
});

test('where somebody had to fall, the end says whether that one fell', () => {
  const won = ended({ reason: 'objectiveFulfilled', round: 8 }, { won: FALL });
  expect(endWords(won)).toBe('Abigor fell in round 8.');
  const friend = { ...foe, countsFor: 'good' } as const;
  const turned = ended({ reason: 'objectiveFulfilled', round: 8 }, { won: FALL, view: { inPlay: [friend] } });
  expect(endWords(turned)).toBe('Abigor stood with the Good side in round 8.');
  expect(endWords(ended(LOST, { won: { all: [{ round: 10 }, FALL] } }))).toBe(
    'Abigor still stood in round 10.',
  );
  expect(endWords(ended({}))).toMatch(/^The Good side led by 52 points/);
});

test('what was nearly enough is the nearest that the table shows, and nothing where nothing was near', () => {
  const near = (...given: Parameters<typeof ended>): string | null => nearlyEnough(ended(...given));
  expect(near({})).toBeNull();
  expect(near(LOST, { won: FALL, view: { inPlay: [foe] } })).toBe(
    '4 damage more. Abigor had 4 hit points left.',
  );
  // Whoever would have stood up again was not nearly gone, until he has fallen once.
  const rises = { kind: 'triggered', on: [], do: [{ op: 'raise', what: { name: foe.def } }] };
  const wounded = { won: FALL, abilities: [rises], view: { inPlay: [foe], balances: [] } };
  const fallen = told(
    { type: 'defeated', card: 7, by: 1, fate: 'discarded', shielded: false },
    { 7: 'Abigor' },
  );
  expect(near(LOST, wounded)).toBeNull();
  expect(near(LOST, { ...wounded, rounds: [round(2, fallen)] })).toMatch(/^4 damage more/);
  expect(near(LOST, { won: { all: [{ round: 12 }, FALL] }, view: { inPlay: [foe] } })).toBe('2 more rounds.');
  expect(near(LOST, { won: { round: 12 } })).toBe('2 more rounds.');
  expect(near(CONCEDED, { won: { round: 12 } })).toBeNull();
  expect(near(LOST, { won: { round: 30 }, view: { balances: [{ good: 70, opponent: 30 }] } })).toBe(
    'in round 1 only 10 Strength were missing to win.',
  );
  const trailing = { reason: 'objectiveLost', balance: { good: 10, opponent: 62 } } as const;
  expect(near({ ...LOST, ...trailing }, { view: { balances: [] } })).toBe(
    '3 Strength more, and the battle would have gone on.',
  );
  const far = { ...trailing, balance: { good: 0, opponent: 58 } };
  expect(near({ ...LOST, ...far }, { view: { balances: [] } })).toBeNull();
  const narrow = (opponent: number): string | null =>
    near({ ...LOST, ...far, balance: { good: 0, opponent } }, { view: { balances: [], lostBy: 1 } });
  expect([narrow(1), narrow(17)]).toEqual(['1 Strength more, and the battle would have gone on.', null]);
  expect(near(LOST, { view: { balances: [{ good: 37, opponent: 0 }] } })).toBeNull();
  expect(near(LOST, { view: { balances: [] } })).toBeNull();
});

test('the last blow is one of the Good side that defeated an Opponent in the last round', () => {
  const prints = { 1: 'Michael', 2: 'Paimon', 3: 'Uriel', 4: 'Abigor', 5: 'Black Blade' };
  const struck = (by: number, target: number, amount = 8): ToldEvent =>
    told({ type: 'struck', by, target, amount }, prints);
  const fell = (by: number, card: number): ToldEvent =>
    told({ type: 'defeated', card, by, fate: 'discarded', shielded: false }, prints);
  const blow = (...rounds: readonly Round[]): string | null => lastBlow(ended({}, { rounds }));
  const won = [struck(1, 2), fell(1, 2)];
  expect(blow(round(1, ...won, struck(4, 3), fell(4, 3)))).toBe('The last blow: Michael, 8 damage');
  // A blow that decided nothing, and one of who was Lured Astray.
  expect(blow(round(1, ...won, struck(3, 4, 2), struck(3, 1, 5), fell(3, 1)))).toBe(
    'The last blow: Michael, 8 damage',
  );
  expect(blow(round(1, struck(1, 2)))).toBeNull();
  expect(blow(round(1, struck(3, 1), fell(3, 1)))).toBeNull();
  expect(blow(round(1, ...won), round(2, struck(2, 1)))).toBeNull();
  // A weapon that breaks after it is no fall to end with; where nobody fell, it is told.
  expect(blow(round(1, ...won, struck(3, 5), fell(3, 5)))).toBe('The last blow: Michael, 8 damage');
  expect(blow(round(1, struck(3, 5, 3), fell(3, 5)))).toBe('The last blow: Uriel, 3 damage');
});

test('who fell by an ability, after blows or without one, is told as that; a won fall is that of the foe', () => {
  const prints = { 1: 'Michael', 2: 'Paimon', 3: 'Uriel', 4: 'Abigor' };
  const fell = (by: number, card: number): ToldEvent =>
    told({ type: 'defeated', card, by, fate: 'discarded', shielded: false }, prints);
  const struck = told({ type: 'struck', by: 1, target: 4, amount: 6 }, prints);
  const ended4 = told({ type: 'attackEnded' }, prints);
  const other = told({ type: 'struck', by: 3, target: 2, amount: 5 }, prints);
  const blow = (outcome: Partial<Outcome>, ...all: readonly ToldEvent[]): string | null =>
    lastBlow(ended(outcome, { won: FALL, rounds: [round(1, ...all)] }));
  expect(blow({}, other, fell(3, 2), ended4, fell(1, 4))).toBe('Michael defeated Abigor');
  expect(blow({}, struck, ended4, fell(1, 4))).toBe('Michael defeated Abigor');
  const fulfilled = { reason: 'objectiveFulfilled' } as const;
  expect(blow(fulfilled, struck, fell(1, 4), ended4, other, fell(3, 2))).toBe(
    'The last blow: Michael, 6 damage',
  );
  expect(blow(fulfilled, other, fell(3, 2))).toBeNull();
});

const story = (victory: string): Story => ({
  objective: 'p:o',
  before: { quote: 'b', source: 'B 1:1' },
  after: { quote: 'a', source: 'A 1:1' },
  texts: { en: { prologue: '', victory, defeat: 'Dark. It was.' } },
});

test('an Objective has its own line and verse; a line that is too long is none', () => {
  expect(storyLine(story('It was done. And more.'), ended(WON), 'es')).toEqual({
    words: 'It was done.',
    lang: 'en',
  });
  expect(storyLine(story('It was.'), ended(LOST), 'en')?.words).toBe('Dark.');
  expect(storyLine(story(`${'and '.repeat(40)}so.`), ended(WON), 'en')).toBeNull();
  expect(storyLine(null, ended(WON), 'en')).toBeNull();
  expect(storyLine(story('It was.'), ended(CONCEDED), 'en')).toBeNull();
  expect(storyLine(story('x.'), ended(DRAWN), 'en')).toBeNull();
  const byLead = storyLine(story('He fell.'), ended(WON, { won: FALL }), 'en');
  const byFall = storyLine(story('He fell.'), ended({ reason: 'objectiveFulfilled' }, { won: FALL }), 'en');
  expect([byLead?.words, byFall?.words]).toEqual(['Good outweighs all that stood against it.', 'He fell.']);
  const { outcome } = ended({});
  expect(endVerse(story('x.'), outcome, 'en')).toEqual({ quote: 'a', source: 'A 1:1', lang: 'en' });
  expect(endVerse(null, outcome, 'en').source).toBe('Revelation 12:8');
  expect(endVerse(story('x.'), ended(LOST).outcome, 'en').source).toBe('Jeremiah 8:20');
});
