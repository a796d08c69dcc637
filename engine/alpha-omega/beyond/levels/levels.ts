import type { Setup } from '../../types.ts';
import type { Assist, DeckAssist, Variant } from '../../variants-and-assists.ts';

/** The levels that a new game can be played on, the gentlest first. */
export const LEVEL_IDS = ['firstBattle', 'pilgrim', 'shepherd', 'standard', 'narrowWay'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

/** How a level is played: which of the rulebook's variants, and which help of ours. */
export interface LevelRules {
  readonly variants: readonly Variant[];
  readonly assists: readonly Assist[];
}

/** An Opponent deck of the first so many Objectives, counted from the first there is. */
export interface Early {
  readonly objectives: number;
  readonly deck: DeckAssist;
}

/** How a campaign is played at a level: its Good cards wear down, so that it begins more gently than a game by itself. */
export interface CampaignRules {
  readonly variants: readonly Variant[];
  /** One after the other; after the last the level's own Opponent deck. */
  readonly early: readonly Early[];
}

/** How a level is played by so many players and more, until the next step names other ways. */
interface Step extends LevelRules {
  readonly players: number;
  /** Left out, campaigns are played as games by themselves. */
  readonly campaign?: CampaignRules;
}

export interface LadderLevel {
  readonly id: LevelId;
  /** Gentler or harder by our invention; others are the rulebook's own, to the letter. */
  readonly isOurs: boolean;
  readonly steps: readonly [Step, ...Step[]];
}

/*
 * The first three Objectives of a journey are to be met gently and to grow: `npm run soak journey` measures how often a newcomer
 * who comes to one wins it.
 */
const GENTLY: CampaignRules = { variants: ['fast'], early: [{ objectives: 2, deck: 'lowlyDeck' }] };

/** What a newcomer is helped by at Pilgrim, unless that is more than a level needs. */
const PILGRIM = ['quietBeginning', 'twoCallings', 'newHand', 'thirdAtMost'] as const;

/*
 * With more players more Opponent cards come in a round, and each player has fewer Persons of the one army; so what makes a
 * level as hard for six as for one differs. Every figure behind these steps is measured: `npm run soak balance`.
 */
export const LEVELS: readonly LadderLevel[] = [
  {
    id: 'firstBattle',
    isOurs: true,
    steps: [
      {
        players: 1,
        variants: ['fast'],
        assists: ['newHand', 'gentleDeck', 'watchmen', 'fullerHand', 'thirdAtMost'],
        campaign: GENTLY,
      },
      {
        players: 2,
        variants: [],
        assists: ['newHand', 'mildDeck', 'watchmen', 'fullerHand', 'thirdAtMost'],
        campaign: GENTLY,
      },
      { players: 3, variants: [], assists: ['newHand', 'meekDeck', 'watchmen', 'thirdAtMost'] },
      {
        players: 4,
        variants: ['extended'],
        assists: ['newHand', 'mildDeck', 'watchmen', 'fullerHand', 'thirdAtMost'],
      },
    ],
  },
  {
    id: 'pilgrim',
    isOurs: true,
    steps: [
      {
        players: 1,
        variants: ['easy', 'fast'],
        assists: [...PILGRIM, 'firstCalling', 'watchmen'],
        campaign: GENTLY,
      },
      { players: 2, variants: [], assists: [...PILGRIM, 'softenedDeck'], campaign: GENTLY },
      {
        players: 3,
        variants: ['extended'],
        assists: ['twoCallings', 'newHand', 'thirdAtMost', 'gentleDeck'],
        campaign: GENTLY,
      },
      { players: 4, variants: [], assists: [...PILGRIM, 'watchmen', 'stormyDeck'] },
      { players: 5, variants: ['extended'], assists: [...PILGRIM, 'watchmen', 'gentleDeck'] },
    ],
  },
  {
    id: 'shepherd',
    isOurs: true,
    steps: [
      {
        players: 1,
        variants: ['fast'],
        assists: ['twoCallings', 'firstCalling', 'newHand', 'longSuffering'],
      },
      { players: 2, variants: [], assists: ['gentleDeck', 'longSuffering'] },
      { players: 3, variants: [], assists: ['stormyDeck'] },
      { players: 5, variants: ['extended'], assists: ['temperedDeck'] },
    ],
  },
  {
    id: 'standard',
    isOurs: false,
    steps: [
      { players: 1, variants: [], assists: [] },
      { players: 4, variants: [], assists: ['temperedDeck'] },
      // Six reach a lead of 50 before a game has had its turns: the rulebook's own longer way, by its name.
      { players: 5, variants: ['extended'], assists: ['grimDeck'] },
    ],
  },
  {
    id: 'narrowWay',
    isOurs: false,
    steps: [
      { players: 1, variants: ['narrowWay'], assists: [] },
      { players: 6, variants: ['narrowWay'], assists: ['sternDeck'] },
    ],
  },
];

/** The level of this name. */
export function levelNamed(id: LevelId): LadderLevel {
  const level = LEVELS.find((each) => each.id === id);
  if (level === undefined) throw new RangeError(`there is no level ${id}`);
  return level;
}

function stepOf(id: LevelId, players: number): Step {
  const { steps } = levelNamed(id);
  return steps.findLast((step) => step.players <= players) ?? steps[0];
}

/** How a level is played by so many players. */
export function rulesOfLevel(id: LevelId, players: number): LevelRules {
  const { variants, assists } = stepOf(id, players);
  return { variants, assists };
}

/** How so many players play a campaign at a level, where that is more than a row of games. */
export const campaignOf = (id: LevelId, players: number): CampaignRules | null =>
  stepOf(id, players).campaign ?? null;

/** The level that a game is played on; null for ways that no level has. */
export function levelOf({
  variants = [],
  assists = [],
  seats,
  campaign = [],
}: Pick<Setup, 'variants' | 'assists' | 'seats' | 'campaign'>): LevelId | null {
  const isSame = (some: readonly string[], others: readonly string[]): boolean =>
    some.length === others.length && some.every((each) => others.includes(each));
  const level = LEVEL_IDS.find((id) => {
    const rules = rulesOfLevel(id, seats.length);
    const also = campaign.length > 0 ? campaignOf(id, seats.length) : null;
    const isPlayedSo = [rules, also].some((one) => one !== null && isSame(one.variants, variants));
    return isPlayedSo && isSame(rules.assists, assists);
  });
  return level ?? null;
}
