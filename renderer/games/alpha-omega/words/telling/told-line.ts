import type { AlphaOmegaEvent, CardId, DefId, Explanation } from '../../../../../engine/alpha-omega/index.ts';
import type { SeatId } from '../../../../../engine/index.ts';
import type { Line } from '../../../../text/line.ts';

/** A line of the log with what it tells of. */
export interface ToldLine extends Line {
  /** Why what it tells happened by itself, where it did. */
  readonly why?: Explanation;
  /** What it tells, in whose turn (null: at the end of a round), for whoever sorts lines. */
  readonly tells?: { readonly event: AlphaOmegaEvent; readonly turn: SeatId | null };
}

/** The prints of cards by their ids at a table. */
export type Defs = Readonly<Record<CardId, DefId>>;
