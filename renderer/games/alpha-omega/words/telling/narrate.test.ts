import { describe, expect, test } from 'vitest';
import { limitKey } from '../../../../../engine/alpha-omega/queries/limits.ts';
import type { AlphaOmegaEvent, CardId, DefId, EventOf } from '../../../../../engine/alpha-omega/index.ts';
import { fakeBook, idOf } from '../testing/fake-cards.ts';
import { textOf } from '../../../../text/line.ts';
import { narrate, narrateAll } from './narrate.ts';
import { AS_PRINTED } from './sides.ts';

const [MICHAEL, PAIMON, ARMOR, BLADE, HAIL, CALLING, OBJECTIVE] = [1, 2, 3, 4, 5, 6, 7] as const;
const defs: Readonly<Record<CardId, DefId>> = {
  [MICHAEL]: idOf('Michael'),
  [PAIMON]: idOf('Paimon'),
  [ARMOR]: idOf('Heavenly Armor'),
  [BLADE]: idOf('Black Blade'),
  [HAIL]: idOf('Hail of Iron Globes'),
  [CALLING]: idOf('Squadrons at Once'),
  [OBJECTIVE]: idOf('And There Was War in Heaven'),
};
const balance = { good: 7, opponent: 8 };
const clock = { at: 'roundBegins', seat: null, left: 2, age: 0 } as const;

const events: { readonly [K in AlphaOmegaEvent['type']]: EventOf<K> } = {
  gameBegan: { type: 'gameBegan' },
  deckShuffled: { type: 'deckShuffled', pile: 'opponent', order: [] },
  roundBegan: { type: 'roundBegan', round: 3 },
  turnBegan: { type: 'turnBegan', seat: 1 },
  phaseBegan: { type: 'phaseBegan', phase: 'cleanUp' },
  phaseSkipped: { type: 'phaseSkipped', phase: 'cleanUp', because: HAIL },
  opponentDrawn: { type: 'opponentDrawn', seat: 0, card: PAIMON },
  opponentDeckEmpty: { type: 'opponentDeckEmpty', seat: 0 },
  cardsDrawn: { type: 'cardsDrawn', seat: 0, cards: [MICHAEL, ARMOR], count: 2 },
  nothingDrawn: { type: 'nothingDrawn', seat: 0, because: HAIL },
  nothingPlayable: { type: 'nothingPlayable', seat: 0, left: 1, further: false },
  nobodyActs: { type: 'nobodyActs', seat: 0, why: 'noFoes' },
  callingDrawn: { type: 'callingDrawn', seat: 0, card: CALLING },
  cardPlayed: { type: 'cardPlayed', seat: 0, card: ARMOR, host: MICHAEL },
  enteredPlay: { type: 'enteredPlay', card: MICHAEL, side: 'good', owner: 0, host: null, person: true },
  eventApplied: { type: 'eventApplied', card: HAIL, host: MICHAEL },
  attached: { type: 'attached', card: BLADE, host: PAIMON },
  waited: { type: 'waited', card: BLADE },
  clockSet: { type: 'clockSet', card: HAIL, clock },
  clockTicked: { type: 'clockTicked', card: HAIL, left: 0 },
  attackDeclared: {
    type: 'attackDeclared',
    by: PAIMON,
    target: ARMOR,
    why: { kind: 'weakest', left: 5, tied: 1, chosenBy: null },
  },
  attackRedirected: { type: 'attackRedirected', by: PAIMON, through: MICHAEL, from: ARMOR, to: MICHAEL },
  attackCancelled: { type: 'attackCancelled', by: PAIMON, through: MICHAEL },
  attackEnded: { type: 'attackEnded' },
  idled: { type: 'idled', card: PAIMON, why: 'nothingToAttack' },
  struck: { type: 'struck', by: PAIMON, target: ARMOR, amount: 8 },
  damaged: { type: 'damaged', card: ARMOR, amount: 5, by: PAIMON, absorbedFor: MICHAEL },
  healed: { type: 'healed', card: MICHAEL, amount: 5, by: ARMOR },
  saved: { type: 'saved', card: MICHAEL, by: ARMOR, damage: 6 },
  defeated: { type: 'defeated', card: MICHAEL, by: PAIMON, fate: 'lured', shielded: false },
  luredAstray: { type: 'luredAstray', card: MICHAEL, by: PAIMON },
  discarded: { type: 'discarded', card: ARMOR, why: 'defeated' },
  broughtOver: { type: 'broughtOver', card: MICHAEL, seat: 0, by: ARMOR },
  dieRolled: { type: 'dieRolled', value: 4, seat: 0, source: HAIL },
  looked: { type: 'looked', seats: [0, 1], deck: 'opponent', cards: [PAIMON, BLADE], count: 2 },
  arranged: { type: 'arranged', seat: 0, cards: [BLADE, PAIMON] },
  fell: { type: 'fell', card: MICHAEL, owner: 0 },
  shuffledIn: { type: 'shuffledIn', card: MICHAEL, seat: 1, order: [] },
  handShuffledIn: { type: 'handShuffledIn', seat: 1, cards: [], count: 7, order: [] },
  lastingBegan: {
    type: 'lastingBegan',
    name: 'fire',
    source: MICHAEL,
    host: PAIMON,
    seat: 0,
    until: null,
    abilities: [],
  },
  abilityUsed: { type: 'abilityUsed', card: MICHAEL, key: 'x', per: 'turn', chosenBy: 0, acted: false },
  strengthChecked: { type: 'strengthChecked', balance },
  callingProgressed: { type: 'callingProgressed', seat: 0, card: CALLING, progress: 2 },
  raised: { type: 'raised', card: PAIMON },
  brought: { type: 'brought', card: PAIMON, owner: null, person: true },
  opponentCardPlayed: { type: 'opponentCardPlayed', seat: 2, card: BLADE, host: PAIMON },
  putUnder: { type: 'putUnder', seat: 0, cards: [PAIMON] },
  cardsLost: { type: 'cardsLost', seat: 0, cards: [MICHAEL], from: 'hand' },
  takenBack: { type: 'takenBack', seat: 0, card: MICHAEL },
  opponentTurnBegan: { type: 'opponentTurnBegan', seat: 2, after: 0 },
  opponentCardsDrawn: { type: 'opponentCardsDrawn', seat: 2, cards: [], count: 1 },
  objectiveBegan: { type: 'objectiveBegan', objective: OBJECTIVE },
  objectiveAchieved: { type: 'objectiveAchieved', round: 3, balance },
  callingAchieved: { type: 'callingAchieved', seat: 0, card: CALLING, until: null },
  objectiveFollowed: { type: 'objectiveFollowed', objective: OBJECTIVE, goal: 50 },
  playerLured: { type: 'playerLured', seat: 0, lured: { turns: 3 } },
  luredTurnTaken: { type: 'luredTurnTaken', seat: 0 },
  playerFreed: { type: 'playerFreed', seat: 0 },
  spared: { type: 'spared', card: MICHAEL, by: PAIMON, damage: 6 },
  conceded: { type: 'conceded', seat: 0 },
  gameEnded: {
    type: 'gameEnded',
    outcome: { winner: 'good', reason: 'objectiveAchieved', round: 9, balance, achieved: 1, scores: [] },
  },
};

const SILENT = [
  'gameBegan',
  'deckShuffled',
  'phaseBegan',
  'enteredPlay',
  'attackEnded',
  'struck',
  'objectiveBegan',
];

const tellIn = (
  event: AlphaOmegaEvent,
  seats: readonly string[] = ['Mindy', 'Steve', 'Judas'],
): string | null => {
  const line = narrate({ event, defs }, { book: fakeBook, seats }, AS_PRINTED);
  return line === null ? null : textOf(line);
};

describe('every event', () => {
  for (const event of Object.values(events)) {
    test(`${event.type} is told in a whole sentence, or passed over on purpose`, () => {
      const text = tellIn(event);
      if (SILENT.includes(event.type)) {
        expect(text).toBeNull();
        return;
      }
      expect(text).not.toMatch(/undefined|null|NaN|\s\s|hidden|\byou\b/i);
      expect(text).toMatch(/^(Round \d+|The next Objective: .+|[A-Z].*\.)$/);
    });
  }
});

test.each([
  ['attackDeclared', 'Paimon attacks Heavenly Armor: it has the fewest hit points left (5).'],
  ['damaged', 'Heavenly Armor takes 5 points of damage in place of Michael.'],
  ['cardPlayed', 'Mindy plays Heavenly Armor on Michael.'],
  ['cardsDrawn', 'Mindy draws Michael and Heavenly Armor.'],
  ['looked', 'Mindy and Steve look at the top two cards of the Opponent deck: Paimon and Black Blade.'],
  ['callingProgressed', 'Mindy’s Calling Squadrons at Once stands at 2 of 3.'],
  ['strengthChecked', 'Strength Check: Good 7, Opponents 8. The Opponents lead by 1.'],
] as const)('%s reads: %s', (type, words) => {
  expect(tellIn(events[type])).toBe(words);
});

describe('an attack says why it goes where it goes', () => {
  const attack = (why: EventOf<'attackDeclared'>['why'], target: CardId = MICHAEL): AlphaOmegaEvent => ({
    type: 'attackDeclared',
    by: PAIMON,
    target,
    why,
  });

  test('the weakest Person', () => {
    expect(tellIn(attack({ kind: 'weakest', left: 2, tied: 1, chosenBy: null }))).toBe(
      'Paimon attacks Michael, who has the fewest hit points left (2).',
    );
  });

  test('a tie names who chose', () => {
    expect(tellIn(attack({ kind: 'weakest', left: 5, tied: 3, chosenBy: 0 }), ['Mindy'])).toBe(
      'Paimon attacks Michael: three have the fewest hit points left (5), and Mindy chose between them.',
    );
  });

  test('a card commanded it', () => {
    expect(tellIn(attack({ kind: 'card', card: HAIL }))).toBe(
      'Paimon attacks Michael, as Hail of Iron Globes commands.',
    );
  });

  test('a card’s own words set the rule aside', () => {
    expect(
      tellIn(attack({ kind: 'told', card: PAIMON, pick: 'strongest', left: 7, tied: 1, chosenBy: null })),
    ).toBe('Paimon attacks Michael, as its own text commands (most hit points left of those: 7).');
  });

  test('a player chose it', () => {
    expect(tellIn(attack({ kind: 'player' }))).toBe('Paimon attacks Michael.');
  });
});

test('Opponents that all find nothing to attack share a line', () => {
  const idle = (card: CardId): AlphaOmegaEvent => ({ type: 'idled', card, why: 'nothingToAttack' });
  const told = [idle(PAIMON), events.attackEnded, idle(MICHAEL), events.strengthChecked, idle(PAIMON)];
  const lines = narrateAll(
    told.map((event) => ({ event, defs })),
    { book: fakeBook, seats: ['Mindy'] },
    AS_PRINTED,
  );
  expect(lines.map(textOf)).toEqual([
    'Paimon and Michael find nothing to attack and wait.',
    'Strength Check: Good 7, Opponents 8. The Opponents lead by 1.',
    'Paimon finds nothing to attack and waits.',
  ]);
});

test('who is spared takes less than the blow would have done, and one line says so', () => {
  const told = [
    { type: 'damaged', card: MICHAEL, amount: 7, by: PAIMON },
    events.attackEnded,
    { type: 'spared', card: MICHAEL, by: PAIMON, damage: 6, excess: 2 },
  ] as const satisfies readonly AlphaOmegaEvent[];
  const tellAll = (some: readonly AlphaOmegaEvent[]) =>
    narrateAll(
      some.map((event) => ({ event, defs })),
      { book: fakeBook, seats: ['Mindy'] },
      AS_PRINTED,
    ).map(textOf);
  expect(tellAll(told)).toEqual([
    'Michael would fall to Paimon and is spared, 1 left: it takes 5 of 7 points of damage. In a round, one Opponent card can defeat at most a third of your Strength.',
  ]);
  // Who had 1 left takes nothing of it.
  const [blow, ended, spared] = told;
  expect(tellAll([blow, ended, { ...spared, excess: 7 }])).toEqual([
    expect.stringContaining('it takes 0 of 7 points of damage.'),
  ]);
  // What would have felled without a blow has none to be told with.
  expect(tellAll([told[0], events.attackEnded, events.spared])).toHaveLength(2);
});

test('a Calling that a game begins with takes the place of nothing', () => {
  const first = { ...events.callingDrawn, first: true } as const;
  const told = [tellIn(first), tellIn({ ...first, under: PAIMON })];
  expect(told).toEqual([
    'Mindy begins with a Calling: Squadrons at Once.',
    'Mindy begins with a Calling: Squadrons at Once. Paimon goes under the deck.',
  ]);
});

test('cards that others drew are counted, never named', () => {
  expect(tellIn({ type: 'cardsDrawn', seat: 1, cards: [], count: 2 })).toBe('Steve draws 2 cards.');
});

test('names of cards stay parts of a line, so that a reader can look them up', () => {
  const line = narrate(
    { event: events.attackDeclared, defs },
    { book: fakeBook, seats: ['Mindy'] },
    AS_PRINTED,
  );
  expect(line?.parts.flatMap((part) => (part.def === undefined ? [] : [part.def]))).toEqual([
    defs[PAIMON],
    defs[ARMOR],
  ]);
});

test('the colour of a line goes by the side a card fights for: a lured one that falls is no loss', () => {
  const tones = (...course: readonly AlphaOmegaEvent[]): readonly (string | undefined)[] =>
    narrateAll(
      course.map((event) => ({ event, defs })),
      { book: fakeBook, seats: [] },
      AS_PRINTED,
    ).map(({ tone }) => tone);
  const lured = { type: 'luredAstray', card: MICHAEL, by: PAIMON } as const;
  const falls = { type: 'defeated', card: MICHAEL, by: ARMOR, fate: 'discarded', shielded: false } as const;
  expect(tones(falls)).toEqual(['loss']);
  expect(tones(lured, falls)).toEqual(['loss', 'gain']);
  expect(tones(lured, { type: 'broughtOver', card: MICHAEL, seat: 0, by: ARMOR }, falls).at(-1)).toBe('loss');
  expect(tones(lured, { type: 'discarded', card: MICHAEL, why: 'defeated' }, falls).at(-1)).toBe('loss');
});

test('an ability that worked by itself and found nothing to do is not told', () => {
  const used = { ...events.abilityUsed, card: PAIMON };
  const own: AlphaOmegaEvent = { ...used, chosenBy: null };
  const struck: AlphaOmegaEvent = { type: 'struck', by: MICHAEL, target: PAIMON, amount: 7 };
  const hurt = (by: CardId): AlphaOmegaEvent => ({ type: 'damaged', card: MICHAEL, amount: 4, by });
  const told = (...all: readonly AlphaOmegaEvent[]) =>
    narrateAll(
      all.map((event) => ({ event, defs })),
      { book: fakeBook, seats: ['Mindy', 'Steve'] },
      AS_PRINTED,
    )
      .map((line) => textOf(line))
      .filter((words) => words.includes('ability'));
  const effect = 'Paimon’s ability takes effect.';
  expect(told(own, struck)).toEqual([]);
  expect(told(own, hurt(MICHAEL))).toEqual([]);
  expect(told(own, hurt(PAIMON), struck)).toEqual([effect]);
  // Somebody is still to choose what comes of it.
  expect(told(own)).toEqual([effect]);
  expect(told({ ...used, chosenBy: 0 }, struck)).toHaveLength(1);
});

test('an ability that takes effect is told with what the card says of it', () => {
  const used = { ...events.abilityUsed, card: PAIMON, chosenBy: null };
  const told = (key: string): string | undefined => {
    const line = narrate({ event: { ...used, key }, defs }, { book: fakeBook, seats: [] }, AS_PRINTED);
    return line === null ? undefined : textOf(line);
  };
  const own = fakeBook.get(defs[PAIMON] ?? '')?.abilities ?? [];
  const index = own.findIndex(({ kind }) => kind === 'triggered');
  const ability = own[index];
  if (ability?.kind !== 'triggered') throw new Error('Paimon has no such ability');
  const key = limitKey({
    source: { self: PAIMON, owner: null, side: 'opponent', lasting: null },
    ability,
    index,
  });
  expect(told(key)).toBe(
    'Paimon’s ability takes effect: When Paimon is defeated, draw 1 Opponent card that acts at once.',
  );
  // What a card lent it, and what several abilities share, stands elsewhere.
  for (const other of ['justice', `${String(MICHAEL)}#0`, `${String(PAIMON)}#9`])
    expect(told(other), other).toBe('Paimon’s ability takes effect.');
});
