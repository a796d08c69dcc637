import type { PlayedDeck } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { t } from '../../../text/language/language.ts';

/** What a deck that was played with is called. */
export function deckName({ deck, name, pack, ready, cards }: PlayedDeck): string {
  if (name !== null) return name;
  if (ready !== null) return t(`readyDecks.${ready}`);
  return pack === null ? t('statistics.namelessDeck', { cards, deck }) : t('statistics.deckOfPack', { pack });
}
