import { afterEach, describe, expect, test } from 'vitest';
import { starter } from '../../../../../engine/alpha-omega/testing/starter.ts';
import type { Chapter, Fate } from '../../../../../engine/alpha-omega/index.ts';
import { chapterInWords } from './journal.ts';
import { speak } from '../../../../text/language/language.ts';

const cast = { book: starter, seats: ['Mindy', 'Steve'] };

const fate = (card: string, by: string | null, round: number): Fate => ({
  ...{ card: `starter:${card}`, round },
  by: by === null ? null : `starter:${by}`,
});

const chapter = (changes: Partial<Chapter> = {}): Chapter => ({
  ...{ objective: 'starter:it-is-finished', since: 10, rounds: 3 },
  balances: [
    { good: 7, opponent: 12 },
    { good: 20, opponent: 8 },
    { good: 60, opponent: 8 },
  ],
  ...{
    ending: 'achieved',
    reason: 'objectiveAchieved',
    fallen: [],
    lured: [],
    fellFromDeck: [],
    returned: [],
    cameOver: [],
  },
  fellAmongThem: [],
  ...{ defeated: [], callings: [], luredPlayers: [], left: [20, 11], held: 5 },
  ...changes,
});

const told = (changes: Partial<Chapter> = {}, seed = 'game-1'): string =>
  chapterInWords(chapter(changes), cast, seed)
    .map((parts) => parts.map(({ text }) => text).join(''))
    .join(' ');

const SEEDS = Array.from({ length: 24 }, (_, index) => `game-${String(index)}`);

afterEach(() => {
  speak('en');
});

describe('the chronicle of an Objective', () => {
  test('is the same whenever it is read, and not the same for every game', () => {
    expect(SEEDS.map((seed) => told({}, seed))).toEqual(SEEDS.map((seed) => told({}, seed)));
    expect(new Set(SEEDS.map((seed) => told({}, seed))).size).toBeGreaterThan(8);
  });

  test.each(['en', 'es'] as const)('tells the same facts however it is told, in %s', (language) => {
    speak(language);
    const fallen = [fate('gabriel', 'beelzebub', 11)];
    const lured = [fate('azrael', 'agares', 12), fate('uriel', null, 12)];
    for (const seed of SEEDS) {
      const words = told({ fallen, lured, returned: [fate('azrael', 'michael', 13)] }, seed);
      for (const fact of ['3', 'Gabriel', 'Beelzebub', '11', 'Azrael', 'Uriel', '52', '31'])
        expect(words, seed).toContain(fact);
      expect(words).not.toMatch(/[{}]|undefined|NaN/);
    }
  });

  test('tells who was Lured and then defeated by the name, and counts nobody of ours among the Opponents', () => {
    for (const seed of SEEDS) {
      const words = told(
        { lured: [fate('uriel', null, 11)], fellAmongThem: [fate('uriel', 'azrael', 12)] },
        seed,
      );
      expect(words, seed).toContain('Uriel, on their side by then, was defeated there.');
      expect(words, seed).not.toMatch(/1 Opponent|1 of the Opponents|No Good Person fell|came through/);
    }
  });

  test('tells who fell out of a deck apart from who was Lured Astray', () => {
    const fellFromDeck = [fate('gabriel', null, 11)];
    for (const seed of SEEDS) {
      const lured = [fate('david', 'agares', 12), fate('azrael', 'agares', 13)];
      const words = told({ fellFromDeck, lured }, seed);
      expect(words, seed).toContain('Gabriel fell out of a Good deck and joined the Opponents.');
      expect(words, seed).toMatch(/(^| )David and Azrael (were Lured Astray|over to themselves)/);
      expect(told({ fellFromDeck }, seed)).not.toMatch(/No Good Person fell|Everybody/);
    }
  });

  test('tells who came back and who was the Opponents’ own apart', () => {
    const lured = [fate('azrael', 'agares', 12)];
    const returned = [fate('azrael', 'michael', 13)];
    for (const seed of SEEDS) {
      const words = told({ lured, returned, cameOver: [fate('hymenaeus', 'pahaliah', 13)] }, seed);
      expect(words, seed).toMatch(/Hymenaeus (left the Opponents|was brought over)/);
      expect(words, seed).toMatch(/Azrael (came back|was brought back)/);
    }
  });

  test('counts the rounds of the Objective, and says where the Balance turned', () => {
    for (const seed of SEEDS) expect(told({}, seed)).toMatch(/round 2.*Opponents by 5.*Good by 12/);
  });

  test('says that nobody fell only where nobody did', () => {
    for (const seed of SEEDS) {
      expect(told({}, seed)).toMatch(/No Good Person fell|came through/);
      expect(told({ lured: [fate('azrael', 'agares', 12)] }, seed)).not.toMatch(
        /No Good Person fell|Everybody/,
      );
    }
  });

  test('names whoever fell more than once only once', () => {
    const fallen = [fate('gabriel', 'beelzebub', 11), fate('gabriel', 'agares', 13), fate('uriel', null, 13)];
    for (const seed of SEEDS) expect(told({ fallen }, seed).match(/Gabriel/g)).toHaveLength(1);
  });

  test.each([
    [
      {
        ending: 'lost',
        reason: 'objectiveLost',
        balances: [
          { good: 1, opponent: 4 },
          { good: 2, opponent: 55 },
        ],
      },
      /53/,
    ],
    [{ ending: 'lost', reason: 'objectiveFailed' }, /as its own words say/],
    [{ ending: 'lost', reason: 'goodDecksExhausted' }, /No Good card was left/],
    [{ ending: 'drawn', reason: 'standOff' }, /Nobody won/],
    [{ reason: 'objectiveFulfilled' }, /as its own words ask, with a lead of 52/],
    [
      {
        reason: null,
        balances: [
          { good: 1, opponent: 9 },
          { good: 2, opponent: 9 },
        ],
      },
      /though the Opponents led by 7/,
    ],
    [{ reason: 'opponentDeckDefeated' }, /the whole Opponent deck defeated/],
  ] as const)('says how it ended: %j', (changes, words) => {
    for (const seed of SEEDS) expect(told(changes, seed)).toMatch(words);
  });

  test('tells nothing of what has only just begun', () => {
    expect(told({ ending: 'goesOn', reason: null, balances: [], rounds: 1 })).toBe(
      'Its first round is not over yet.',
    );
  });
});
