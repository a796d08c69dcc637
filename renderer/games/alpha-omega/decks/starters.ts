import type { NewDeck, StarterDeck } from '../../../../electron/shared/api.ts';
import { t } from '../../../text/language/language.ts';

/** "Alpha/Omega Starter, the Good deck". */
export const starterName = ({ title, side }: StarterDeck): string => t('decks.readyDeck', { title, side });

/** A deck of one's own with the cards of a ready-made one. */
export const fromStarter = ({ title, side, cards }: StarterDeck, name: string): NewDeck => ({
  ...{ side, cards, sideList: [], notes: '', tags: [], cardNotes: {} },
  name: name.slice(0, 60),
  origin: { kind: 'starter', of: title },
});
