import type { TranslatedCard } from '../../../../../cards/text/in-language.ts';
import type { EndCondition } from '../../../../../engine/alpha-omega/end-conditions.ts';
import type { CardDef, DefId, Variant } from '../../../../../engine/alpha-omega/index.ts';
import type { LevelTile } from './level-tile.ts';
import type { MeasuredObjective } from './measured-objective.ts';
import type { MeasuredStop } from './measured-stop.ts';

/** Something wrong with a card pack: the card it names is left out, everything else works. */
export interface PackIssue {
  readonly file: string;
  readonly path: string;
  readonly message: string;
}

/** A variation of the rules, and what it cannot be combined with. */
export interface VariantInfo {
  readonly variant: Variant;
  readonly excludes: readonly Variant[];
  /** The lead that it sets in place of every Objective's own; null where it sets none. */
  readonly lead: number | null;
  /** The lead of the Opponents that it has lose every Objective, whatever Good's own is; null where it sets none. */
  readonly loses: number | null;
  readonly withOpponents: boolean;
}

/** What packs say in a language that they are not printed in. */
export interface PacksInLanguage {
  readonly language: string;
  readonly cards: Readonly<Record<DefId, TranslatedCard>>;
  /** What the packs are called, by their ids. */
  readonly titles: Readonly<Record<string, string>>;
}

export interface Library {
  readonly cards: readonly CardDef[];
  /** What the packs say in languages that they are not printed in. */
  readonly languages: readonly PacksInLanguage[];
  /** The Objectives in the order of their campaigns. */
  readonly objectives: readonly DefId[];
  readonly variants: readonly VariantInfo[];
  readonly levels: readonly LevelTile[];
  /** Where Good is long-suffering, the Opponents need so many times the lead that otherwise loses. */
  readonly longSuffering: number;
  /** How hard Objectives are, as far as that was measured. */
  readonly measured: readonly MeasuredObjective[];
  /** How hard the first Objectives of a newcomer's campaign are to those who come to them. */
  readonly measuredStops: readonly MeasuredStop[];
  /** What ends each Objective beside the leads. */
  readonly ends: Readonly<Record<DefId, readonly EndCondition[]>>;
  /** From so many players on, a new game deals each of them a preconstructed deck of their own. */
  readonly teamFrom: number;
  readonly issues: readonly PackIssue[];
}
