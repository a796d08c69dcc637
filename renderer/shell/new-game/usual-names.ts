import { t } from '../../text/language/language.ts';
import type { UsualNames } from './set-up.ts';

/** What those are called who gave no name. */
export const usualNames: UsualNames = {
  pilgrim: (place) => (place === 1 ? t('newGame.pilgrim') : t('newGame.pilgrimNumber', { place })),
  adversary: (place) => (place === 1 ? t('newGame.adversary') : t('newGame.adversaryNumber', { place })),
};
