import type { CardId, Option, View } from '../../../../engine/alpha-omega/index.ts';
import { cardsOfOption } from '../words/asking/options.ts';

/** The cards that one is weighed against before it is chosen: whom it could strike or serve, and who strikes whom just now. */
export function weighedAgainst(
  card: CardId | null,
  options: readonly Option[],
  { attack }: Pick<View, 'attack'>,
): readonly CardId[] {
  const reached = options.flatMap((option) => {
    const { from, to } = cardsOfOption(option);
    return from === null || from !== card || to === null || to === card ? [] : [to];
  });
  return [...new Set([...reached, ...(attack === null ? [] : [attack.by, attack.target])])];
}
