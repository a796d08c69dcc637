import type { HigherCardEvent } from '../../../../engine/higher-card/game.ts';
import { t } from '../../../text/language/language.ts';
import { listOf } from '../../../text/lists.ts';
import type { Line } from '../../../text/line.ts';
import { say } from '../../../text/say.ts';
import { seatName } from '../../../text/seats.ts';

/** What happened, a sentence or two for each event; `names` are those of the seats. */
export function linesOf(event: HigherCardEvent, names: readonly string[]): readonly Line[] {
  const name = (seat: number): string => seatName(names, seat);
  switch (event.type) {
    case 'dealt': {
      const count = Math.max(...event.hands.map((hand) => hand.length));
      return [say('plain', 'higherCardLog.dealt', { count })];
    }
    case 'roundBegan':
      return [
        say('heading', 'higherCardLog.round', { round: event.round }),
        say('chance', `higherCardLog.${event.wins}`),
      ];
    case 'laid':
      return event.card === null
        ? [say('plain', 'higherCardLog.laidHidden', { name: name(event.seat) })]
        : [say('plain', 'higherCardLog.laid', { name: name(event.seat), card: event.card })];
    case 'shown': {
      const card = event.cards[event.winner] ?? 0;
      return [say('gain', 'higherCardLog.point', { name: name(event.winner), card })];
    }
    // What follows the log says who has won.
    case 'ended':
      return [];
    default:
      return event satisfies never;
  }
}

/** Who has won. */
export function outcomeSentence(winners: readonly number[], names: readonly string[]): string {
  const [first = '', ...others] = winners.map((seat) => seatName(names, seat));
  return others.length === 0
    ? t('higherCardLog.won', { name: first })
    : t('higherCardLog.drawn', { names: listOf([first, ...others]) });
}
