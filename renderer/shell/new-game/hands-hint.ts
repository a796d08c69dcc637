import { t } from '../../text/language/language.ts';

/** What open or private hands mean at the table. */
export const handsHint = (hands: 'open' | 'private'): string =>
  t(hands === 'open' ? 'newGame.openHint' : 'newGame.privateHint');
