import type { PlayedDeck } from '../../../../electron/shared/api.ts';
import { t } from '../../../text/language/language.ts';

/** What a deck that was played with is called. */
export const deckName = ({ deck, name, pack, cards }: PlayedDeck): string =>
  name ??
  (pack === null ? t('statistics.namelessDeck', { cards, deck }) : t('statistics.deckOfPack', { pack }));
