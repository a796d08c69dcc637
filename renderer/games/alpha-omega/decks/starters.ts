import type { NewDeck, StarterDeck } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { t } from '../../../text/language/language.ts';
import { packTitle } from '../../../text/packs.ts';

/** "Alpha/Omega Starter, the Good deck", or the name of one that comes with the program. */
export const starterName = ({ pack, title, side, ready }: StarterDeck): string =>
  ready === null
    ? t('decks.readyDeck', { title: packTitle({ id: pack, title }), side })
    : t(`readyDecks.${ready}`);

/** How it is played, in a line or two. */
export const starterPlay = ({ side, ready }: StarterDeck): string =>
  ready === null ? t('decks.packDeckPlay', { side }) : t(`readyDecks.${ready}Play`);

/** A deck of one's own with the cards of a ready-made one. */
export const fromStarter = (starter: StarterDeck, name: string): NewDeck => ({
  ...{ side: starter.side, cards: starter.cards, sideList: [], tags: [], cardNotes: {} },
  notes: starterPlay(starter),
  name: name.slice(0, 60),
  origin: { kind: 'starter', of: starterName(starter).slice(0, 60) },
});
