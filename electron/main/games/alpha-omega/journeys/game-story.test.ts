import { describe, expect, test } from 'vitest';
import { DamagedRowError } from '../../../../../db/file/errors.ts';
import { memoryDb } from '../../../../../db/testing/testing.ts';
import type { AlphaOmegaEvent } from '../../../../../engine/alpha-omega/index.ts';
import type { SessionRecord } from '../../../../../engine/index.ts';
import { answered, ended, keepTold, minute, told } from '../../../../testing/told-games.ts';
import { loadGame } from '../../../../../db/games/games.ts';
import { hasPeople, readGameStory } from './game-story.ts';

type Telling = Parameters<typeof keepTold>[1];

/** The story of one game. */
function storyOf(game: Omit<Telling, 'id'>) {
  const db = memoryDb();
  return readGameStory(db, keepTold(db, { id: 'game', ...game }));
}

const back = (to: number): SessionRecord => ({ kind: 'return', to, by: null });
const seats = (seat: number, kind: 'bot' | 'person'): SessionRecord => ({
  ...{ kind: 'seating', seat },
  player: kind === 'bot' ? { kind } : { kind, name: 'Ann', profile: null },
});

const drawn: AlphaOmegaEvent = { type: 'cardsDrawn', seat: 0, cards: [1], count: 1 };
const begun: AlphaOmegaEvent = { type: 'objectiveBegan', objective: 4 };
const round = (number: number): AlphaOmegaEvent => ({ type: 'roundBegan', round: number });

describe("a game's story", () => {
  test('is none where there is no such game', () => {
    expect(readGameStory(memoryDb(), 'nobody')).toBeNull();
  });

  test('tells of what is on the line, and of nothing that was taken back', () => {
    const outcome = ended('good');
    const story = storyOf({
      ...{ outcome, records: [answered, answered, back(1), answered] },
      story: [told(begun), told(round(1)), told(begun, round(9)), [], told(drawn)],
    });
    expect(story).toMatchObject({ outcome, begun: [0], head: 4, at: minute(4) });
    expect(story?.told).toEqual([...told(begun), ...told(round(1)), ...told(drawn)]);
    expect(story?.chapters).toMatchObject([{ objective: 'p:first', rounds: 1, left: [2], held: 1 }]);
    expect(story?.stored.id).toBe('game');
    expect(story?.setup.objective).toBe('p:first');
    expect(['p:michael', 'p:gabriel', 'p:sword'].map((def) => story?.isPerson(def))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('of which nothing is kept has no chapter, and was over when it was played last', () => {
    const story = storyOf({ records: [answered] });
    expect(story).toMatchObject({
      told: [],
      chapters: [],
      begun: [],
      head: 1,
      outcome: null,
      rewound: false,
    });
    // The place of a record in the log keeps its time, if it was known.
    expect(story?.at).toBe(minute(30));
  });

  test('knows the decks of each player, or the one of all, and all Objectives in order', () => {
    const setup = { objective: 'p:first', campaign: ['p:second'], opponentDeck: [], callingDeck: [] };
    const followed: AlphaOmegaEvent = { type: 'objectiveFollowed', objective: 4, goal: 7 };
    const story = [told(begun), told({ ...drawn, seat: 1, count: 2 }, followed)];
    const players = [
      { name: 'Ann', deck: ['a', 'b', 'c'] },
      { name: 'Ben', deck: ['a', 'b'] },
    ];
    const own = storyOf({ setup: { ...setup, seats: players }, records: [answered], story });
    expect(own?.chapters).toMatchObject([
      { objective: 'p:first', ending: 'achieved', left: [3, 0], held: 2 },
      { objective: 'p:second', ending: 'goesOn', left: [3, 0] },
    ]);
    const common = storyOf({
      ...{ records: [answered], story },
      setup: { ...setup, seats: players, commonDeck: ['a', 'b', 'c', 'd'] },
    });
    expect(common?.chapters).toMatchObject([{ left: [2], held: 2 }, { left: [2] }]);
  });

  test('knows who sat there when the last answer of the line was given', () => {
    const story = storyOf({ records: [seats(0, 'bot'), answered, seats(0, 'person')] });
    expect(story?.seating.seats).toEqual([{ kind: 'bot' }]);
    expect(story?.head).toBe(2);
  });

  test('is none where set-up or seating make no sense, and says which', () => {
    const broken = (game: Omit<Telling, 'id'>) => () => storyOf(game);
    expect(broken({ setup: {} })).toThrow(DamagedRowError);
    expect(broken({ setup: {} })).toThrow(/^games\.setup: ✖ .*objective/s);
    expect(broken({ seating: { hands: 'open', seats: [] } })).toThrow(DamagedRowError);
    expect(broken({ seating: { hands: 'open', seats: [{ kind: 'bot' }, { kind: 'bot' }] } })).toThrow(
      'games.seating: 2 players for 1 seats',
    );
  });
});

describe('a game in which something was taken back', () => {
  const rewound = (records: readonly SessionRecord[], ...events: readonly AlphaOmegaEvent[]) =>
    storyOf({ records, story: [told(begun), told(round(1)), told(...events)] })?.rewound;

  test.each<AlphaOmegaEvent>([
    drawn,
    { type: 'opponentDrawn', seat: 0, card: 1 },
    { type: 'callingDrawn', seat: 0, card: 4 },
    { type: 'opponentCardsDrawn', seat: 1, cards: [1], count: 1 },
    { type: 'dieRolled', value: 3, seat: 0, source: null },
    { type: 'looked', seats: [0], cards: [1], count: 1 } as unknown as AlphaOmegaEvent,
    { type: 'cardsLost', seat: 0, cards: [1], from: 'deck' },
  ])('was rewound where that had shown something: $type', (event) => {
    expect(rewound([answered, answered, back(1)], event)).toBe(true);
    // What goes forward again, or stays, has taken nothing back.
    expect(rewound([answered, answered], event)).toBe(false);
    expect(rewound([answered, answered, back(2)], event)).toBe(false);
  });

  test('was not where it had shown nothing', () => {
    expect(rewound([answered, answered, back(1)], round(2))).toBe(false);
    const own = { type: 'cardsLost', seat: 0, cards: [1], from: 'hand' } as const;
    expect(rewound([answered, answered, back(1)], own)).toBe(false);
    // Whoever falls was looked at before.
    expect(rewound([answered, answered, back(1)], { type: 'fell', card: 1, owner: null })).toBe(false);
  });

  test('was not where only what comes later had shown something', () => {
    const story = storyOf({
      records: [answered, answered, back(1), answered],
      story: [told(begun), told(drawn), told(round(2)), [], told(drawn)],
    });
    expect(story?.rewound).toBe(false);
  });

  test('may have been where nothing is kept of what was shown', () => {
    const old = (records: readonly SessionRecord[]) => storyOf({ records })?.rewound;
    expect(old([answered, answered])).toBe(false);
    expect(old([answered, seats(0, 'bot')])).toBe(false);
  });
});

describe('people at a game', () => {
  const people = (game: Omit<Telling, 'id'>): boolean => {
    const db = memoryDb();
    const stored = loadGame(db, keepTold(db, { id: 'game', ...game }));
    if (stored === null) throw new Error('it was not kept');
    return hasPeople(stored);
  };
  const bots = { hands: 'open', seats: [{ kind: 'bot' }] };

  test('are who sat there when the last answer was given', () => {
    expect(people({})).toBe(true);
    expect(people({ seating: bots })).toBe(false);
    expect(people({ seating: bots, records: [seats(0, 'person'), answered] })).toBe(true);
    expect(people({ seating: bots, records: [answered, seats(0, 'person')] })).toBe(false);
    expect(people({ records: [seats(0, 'bot'), answered] })).toBe(false);
  });

  test('may have been there where nobody can read who', () => {
    expect(people({ seating: { seats: 'odd' } })).toBe(true);
    expect(people({ setup: {}, seating: bots })).toBe(true);
  });

  test('one beside others is enough', () => {
    const setup = {
      ...{ objective: 'o', opponentDeck: [], callingDeck: [] },
      seats: ['Ann', 'Ben'].map((name) => ({ name, deck: [] })),
    };
    const seating = {
      hands: 'open',
      seats: [{ kind: 'bot' }, { kind: 'person', name: 'Ben', profile: null }],
    };
    expect(people({ setup, seating })).toBe(true);
  });
});
