import { t } from '../../../text/language/language.ts';
import type { UsualNames } from './set-up.ts';

/** What those are called who gave no name. */
export const usualNames: UsualNames = {
  disciple: (place) => (place === 1 ? t('newGame.disciple') : t('newGame.discipleNumber', { place })),
  adversary: (place) => (place === 1 ? t('newGame.adversary') : t('newGame.adversaryNumber', { place })),
};
