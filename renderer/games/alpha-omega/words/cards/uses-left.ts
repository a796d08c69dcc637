import type { CardId, DefId, View } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';

interface Shown {
  readonly def: DefId;
  /** Null where it is not looked at in its place. */
  readonly id: CardId | null;
}

/** How often a card can still be used, where it can be several times: "2 uses left in this game". */
export const usesLeftWords = ({ usesLeft = [] }: View, { def, id }: Shown): readonly string[] =>
  usesLeft
    .filter((one) => (id === null ? one.def === def : one.card === id))
    .map(({ left, per }) => t('cards.usesLeft', { left, per }));
