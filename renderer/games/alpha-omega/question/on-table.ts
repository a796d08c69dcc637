import type { CardId, DecisionView, Option } from '../../../../engine/alpha-omega/index.ts';
import type { Names } from '../words/asking/names.ts';

/** The question on a table, and the card that was lifted for it: what most parts of the table look at. */
export interface OnTable {
  readonly decision: DecisionView | null;
  readonly options: readonly Option[];
  /** Choices by the card one would reach for. */
  readonly byCard: ReadonlyMap<CardId, readonly Option[]>;
  readonly lifted: CardId | null;
  readonly liftedOptions: readonly Option[];
  /** What the lifted card can be aimed at. */
  readonly targets: ReadonlyMap<CardId, Option>;
  readonly names: Names;
}
