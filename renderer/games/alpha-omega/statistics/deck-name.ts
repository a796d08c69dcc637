import type { PlayedDeck } from '../../../../electron/shared/api.ts';
import { t } from '../../../text/language/language.ts';

/** What a deck that was played with is called. */
export const deckName = ({ deck, name, cards }: PlayedDeck): string =>
  name ?? t('statistics.namelessDeck', { cards, deck });
