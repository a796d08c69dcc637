import type { Duration } from '../../definitions.ts';
import type { CardId, Table } from '../../types.ts';
import { cardIn, type Law, type Move, type Step } from './law.ts';

/** An Event in effect, and how often since then the moment came at which its time is counted. */
interface Running {
  readonly lasts: Duration;
  readonly isGood: boolean;
  readonly seat: number;
  /** In which it came. A seat has one Opponent Phase a round. */
  readonly round: number;
  /** How often the moment must come; null while the die has not said it. */
  readonly wanted: number | null;
  readonly come: number;
}

/** Rulebook, Good Event cards: one full round is up to the same player's next turn to play (ruling 10), reckoned here anew. */
export const durations: Law = {
  name: 'an Event stays as long as it lasts, and no longer',
  watch(check) {
    const running = new Map<CardId, Running>();
    return (step) => {
      for (const move of step.moves) {
        begin(running, move, step);
        count(running, move);
        const { event, before } = move;
        const ended =
          event.type === 'discarded' && event.why === 'timeOver' ? running.get(event.card) : undefined;
        if (ended)
          check(
            ended.come + (isAboutToCount(ended, step) ? 1 : 0) >= (ended.wanted ?? 1),
            () => `${cardIn(before, event.type === 'discarded' ? event.card : -1)} ends too early`,
          );
        if (event.type === 'discarded') running.delete(event.card);
      }
      if (step.state.outcome !== null) return;
      for (const [card, { wanted, come, lasts }] of running)
        if (!step.state.table.inPlay.some(({ id }) => id === card)) running.delete(card);
        else if (lasts !== 'moment' && wanted !== null)
          check(come < wanted, () => `${cardIn(step.state.table, card)} outlasts its time`);
    };
  },
};

const TIMES: { readonly [D in Duration]: number | null } = {
  moment: 1,
  endOfRound: 1,
  fullRound: 1,
  twoFullRounds: 2,
  rolled: null,
};

function begin(running: Map<CardId, Running>, { event, after }: Move, { content }: Step): void {
  if (event.type === 'dieRolled' && event.source !== null) {
    const rolled = running.get(event.source);
    if (rolled?.wanted === null) running.set(event.source, { ...rolled, wanted: event.value });
  }
  if (event.type !== 'eventApplied') return;
  const card = after.inPlay.find(({ id }) => id === event.card);
  const print = card && content.get(card.def);
  if (card === undefined || print?.type !== 'event') return;
  const seat = card.owner ?? actingIn(after);
  running.set(card.id, {
    lasts: print.lasts,
    isGood: card.owner !== null,
    seat,
    round: after.round,
    wanted: TIMES[print.lasts],
    come: 0,
  });
}

/** Whose turn it is; outside of turns the first player who is not a Lured Player (ruling 25). */
const actingIn = ({ turn, seats }: Table): number =>
  turn ??
  Math.max(
    0,
    seats.findIndex(({ lured }) => lured === null),
  );

function count(running: Map<CardId, Running>, move: Move): void {
  for (const [card, event] of running)
    if (isCounted(event, move)) running.set(card, { ...event, come: event.come + 1 });
}

function isCounted({ lasts, isGood, seat, round }: Running, { event, before }: Move): boolean {
  switch (lasts) {
    case 'moment':
      return false;
    case 'rolled':
    case 'endOfRound':
      return event.type === 'roundBegan';
    default:
      if (isGood && event.type === 'callingDrawn') return event.seat === seat;
      return (
        event.type === 'phaseBegan' &&
        event.phase === (isGood ? 'playPhase' : 'opponentPhase') &&
        before.turn === seat &&
        (isGood || before.round > round)
      );
  }
}

/** Taking a Calling, and the round that begins, are told after what they end. */
function isAboutToCount({ lasts, isGood, seat }: Running, { moves }: Step): boolean {
  return moves.some(({ event }) =>
    lasts === 'rolled' || lasts === 'endOfRound'
      ? event.type === 'roundBegan'
      : isGood && event.type === 'callingDrawn' && event.seat === seat,
  );
}
