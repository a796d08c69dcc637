import type { Assist, Setup, Variant } from '../types.ts';

/** The levels that a new game can be played on, the gentlest first. */
export const LEVEL_IDS = ['firstBattle', 'pilgrim', 'shepherd', 'standard', 'narrowWay'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

/** How a level is played: which of the rulebook's variants, and which help of ours. */
export interface LevelWays {
  readonly variants: readonly Variant[];
  readonly assists: readonly Assist[];
}

/** How a level is played by so many players and more, until the next step names other ways. */
interface Step extends LevelWays {
  readonly players: number;
}

export interface LadderLevel {
  readonly id: LevelId;
  /** Gentler or harder by our invention; others are the rulebook's own, to the letter. */
  readonly isOurs: boolean;
  readonly steps: readonly [Step, ...Step[]];
}

/*
 * With more players more Opponent cards come in a round, and each player has fewer Persons of the one army; so what makes a
 * level as hard for six as for one differs. Every figure behind these steps is measured: `npm run soak balance`.
 */
export const LEVELS: readonly LadderLevel[] = [
  {
    id: 'firstBattle',
    isOurs: true,
    steps: [
      { players: 1, variants: ['fast'], assists: ['gentleDeck', 'watchmen', 'fullerHand', 'thirdAtMost'] },
      { players: 2, variants: [], assists: ['mildDeck', 'watchmen', 'fullerHand', 'thirdAtMost'] },
      {
        players: 3,
        variants: [],
        assists: ['meekDeck', 'watchmen', 'fullerHand', 'longSuffering', 'thirdAtMost'],
      },
      { players: 4, variants: [], assists: ['lowlyDeck', 'watchmen', 'thirdAtMost'] },
      { players: 5, variants: [], assists: ['lowlyDeck', 'watchmen', 'fullerHand', 'thirdAtMost'] },
    ],
  },
  {
    id: 'pilgrim',
    isOurs: true,
    steps: [
      { players: 1, variants: ['fast'], assists: ['temperedDeck', 'watchmen', 'thirdAtMost'] },
      { players: 2, variants: [], assists: ['gentleDeck', 'watchmen', 'thirdAtMost'] },
      { players: 3, variants: [], assists: ['mildDeck', 'watchmen', 'thirdAtMost'] },
      { players: 4, variants: [], assists: ['mildDeck', 'watchmen', 'fullerHand', 'thirdAtMost'] },
      {
        players: 5,
        variants: [],
        assists: ['meekDeck', 'watchmen', 'longSuffering', 'thirdAtMost'],
      },
    ],
  },
  {
    id: 'shepherd',
    isOurs: true,
    steps: [
      { players: 1, variants: [], assists: ['gentleDeck', 'fullerHand'] },
      { players: 2, variants: [], assists: ['gentleDeck', 'longSuffering'] },
      { players: 3, variants: [], assists: ['mildDeck', 'fullerHand', 'longSuffering'] },
    ],
  },
  {
    id: 'standard',
    isOurs: false,
    steps: [
      { players: 1, variants: [], assists: [] },
      { players: 3, variants: [], assists: ['temperedDeck'] },
    ],
  },
  { id: 'narrowWay', isOurs: false, steps: [{ players: 1, variants: ['narrowWay'], assists: [] }] },
];

/** The level of this name. */
export function levelNamed(id: LevelId): LadderLevel {
  const level = LEVELS.find((each) => each.id === id);
  if (level === undefined) throw new RangeError(`there is no level ${id}`);
  return level;
}

/** How a level is played by so many players. */
export function waysOf(id: LevelId, players: number): LevelWays {
  const { steps } = levelNamed(id);
  const { variants, assists } = steps.findLast((step) => step.players <= players) ?? steps[0];
  return { variants, assists };
}

/** The level that a game is played on; null for ways that no level has. */
export function levelOf({
  variants = [],
  assists = [],
  seats,
}: Pick<Setup, 'variants' | 'assists' | 'seats'>): LevelId | null {
  const isSame = (some: readonly string[], others: readonly string[]): boolean =>
    some.length === others.length && some.every((each) => others.includes(each));
  const level = LEVEL_IDS.find((id) => {
    const ways = waysOf(id, seats.length);
    return isSame(ways.variants, variants) && isSame(ways.assists, assists);
  });
  return level ?? null;
}
