import type { Replay } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { t } from '../../../text/language/language.ts';
import { textOf } from '../../../text/line.ts';
import { roundsOf } from '../time/rounds.ts';
import { shownBook } from '../words/cards/shown-cards.ts';
import type { CardBook } from '../words/cards/words.ts';
import { narrate } from '../words/telling/narrate.ts';
import { AS_PRINTED } from '../words/telling/sides.ts';

/** What was told of each round of a game, sentence after sentence, as players count rounds. */
export function toldRounds({ cards, log, table }: Replay, known: CardBook) {
  const book: CardBook = new Map([...known, ...shownBook(cards)]);
  const seats = table.seats.map((player, seat) =>
    player.kind === 'person' ? player.name : t('names.player', { number: seat + 1 }),
  );
  return roundsOf(log).map(({ counted: { round }, happenings }) => ({
    round,
    lines: happenings.flatMap(({ told }) => {
      const line = narrate(told, { book, seats }, AS_PRINTED);
      return line === null ? [] : [textOf(line)];
    }),
  }));
}
