import type { GameSummary } from '../../../../electron/shared/api.ts';
import type { HigherCardWire } from '../../../../electron/shared/games/higher-card/wire.ts';
import { t } from '../../../text/language/language.ts';
import { listOf } from '../../../text/lists.ts';
import { outcomeSentence } from './lines.ts';

type Played = Pick<GameSummary<HigherCardWire>, 'seats' | 'round' | 'outcome'>;

/** "Mindy and Steve, round 3", or who has won. */
export function lineOf({ seats, round, outcome }: Played): string {
  const players = listOf(seats);
  return outcome === null
    ? t('higherCard.line', { players, round })
    : t('higherCard.ended', { players, result: outcomeSentence(outcome.winners, seats) });
}
