import { t } from './language/language.ts';

/** The name of a player by seat, or a number where nobody is known to sit there. */
export const seatName = (seats: readonly string[], seat: number): string =>
  seats[seat] ?? t('names.player', { number: seat + 1 });
