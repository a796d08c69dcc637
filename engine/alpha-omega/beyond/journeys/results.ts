import type { SeatId } from '../../../kernel/types.ts';
import type { DefId, Side } from '../../selects.ts';
import type { Score } from '../../types.ts';
import type { Variant } from '../../variants-and-assists.ts';

/** Of which journey a game was part. */
export type JourneyKind = 'campaign' | 'pilgrimage' | 'daily' | 'weekly';

/**
 * What a game that is over counts for, or in Campaign Mode an Objective of one that goes on: all that achievements are
 * reckoned from.
 */
export interface GameResult {
  readonly game: string;
  /** When it was over, or the last of its Objectives was achieved; ISO 8601, UTC. */
  readonly at: string;
  readonly winner: Side | null;
  /** The Objectives achieved, in order; several only in Campaign Mode. */
  readonly achieved: readonly DefId[];
  /** How many Objectives of its campaign had been won before it began; left out where none. */
  readonly wonBefore?: number;
  readonly variants: readonly Variant[];
  /** How many played the Good side, bots among them. */
  readonly players: number;
  /** The Good seats that people played when it was over. */
  readonly people: readonly SeatId[];
  /** Achievement Scoring, a seat each; none of a game that goes on. */
  readonly scores: readonly Score[];
  readonly everLured: readonly SeatId[];
  /** The Callings achieved by people, by name. */
  readonly callings: readonly DefId[];
  /** Good Persons Lured Astray or fallen out of a deck, and those brought back; of old games whose story was not kept, null and none. */
  readonly lured: number | null;
  readonly returned: number;
  /** Its decks were arranged, as in a tutorial. */
  readonly arranged: boolean;
  /** Something was taken back that had already been shown: a card, or the die. */
  readonly rewound: boolean;
  /** It went on from a copy of another game, whose further course may have been known. */
  readonly copied: boolean;
  readonly journey: JourneyKind | null;
  /** A game of the calendar: whether it was the first try. */
  readonly firstTry: boolean;
}

/** Why a game counts for no achievement. */
export type Uncounted = 'arranged' | 'copied' | 'rewound' | 'nobody';

/**
 * Why a game counts for nothing; null where it counts. Achievements are never an accident: the decks were shuffled, a person
 * played, and nothing was tried again once its outcome had been seen. A game that was lost counts for what Achievement Scoring
 * gives points for all the same: the rulebook's table asks for no victory.
 */
export function uncounted({ arranged, rewound, copied, people }: GameResult): Uncounted | null {
  if (arranged) return 'arranged';
  if (people.length === 0) return 'nobody';
  if (copied) return 'copied';
  return rewound ? 'rewound' : null;
}
