import type { SeatId } from '../kernel/types.ts';
import type { AlphaOmegaEvent } from './events.ts';
import { evolveCards } from './evolve-cards.ts';
import { declareAttack, each, expire, patchCard, patchSeat } from './evolve-parts.ts';
import type { CallingState, CardId, InPlay, Seat, Table } from './types.ts';

/**
 * The only function that changes the table. Everything that happens in a game is one of these cases; what moves and
 * changes cards is in evolve-cards.ts.
 */
export function evolve(table: Table, event: AlphaOmegaEvent): Table {
  switch (event.type) {
    case 'roundBegan':
      return beginRound(expire(table, 'turnEnds', 'roundEnds'), event.round);
    case 'turnBegan':
      return beginTurn(expire(table, 'turnEnds'), event.seat);
    case 'phaseBegan':
      return event.phase === 'cleanUp'
        ? { ...expire(table, 'turnEnds'), phase: event.phase, turn: null }
        : { ...table, phase: event.phase };
    case 'attackDeclared':
      return declareAttack(table, event);
    case 'attackRedirected':
      return { ...table, attack: table.attack && { ...table.attack, target: event.to } };
    case 'attackCancelled':
      return { ...table, attack: table.attack && { ...table.attack, cancelled: true } };
    case 'attackEnded':
      return { ...table, attack: null };
    case 'abilityUsed':
      return useAbility(table, event);
    case 'strengthChecked':
      return { ...table, balances: [...table.balances, event.balance] };
    case 'callingProgressed':
      return patchCalling(table, event, (old) => ({ ...old, progress: event.progress }));
    case 'callingAchieved':
      return achieve(table, event);
    case 'playerLured':
      return patchSeat(table, event.seat, (old) => ({ ...old, lured: event.lured, everLured: true }));
    case 'luredTurnTaken':
      return takeLuredTurn(table, event.seat);
    case 'playerFreed':
      return free(table, event.seat);
    case 'gameEnded':
      return { ...table, outcome: event.outcome };
    case 'objectiveAchieved':
      return { ...table, achievedIn: event.round };
    case 'opponentTurnBegan':
      return {
        ...table,
        inPlay: each(table.inPlay, withoutAttacks),
      };
    case 'defeated':
      return event.toll === undefined ? table : taken(table, event.by, event.toll);
    case 'idled':
      return event.rests ? patchCard(table, event.card, (card) => ({ ...card, rests: true })) : table;
    case 'gameBegan':
    case 'objectiveBegan':
    case 'phaseSkipped':
    case 'opponentDeckEmpty':
    case 'nothingDrawn':
    case 'nothingPlayable':
    case 'nobodyActs':
    case 'conceded':
    case 'struck':
    case 'dieRolled':
      return table;
    default:
      return evolveCards(table, event);
  }
}

function taken(table: Table, by: CardId, toll: number): Table {
  return { ...table, taken: { ...table.taken, [by]: (table.taken[by] ?? 0) + toll } };
}

function beginRound(table: Table, round: number): Table {
  return {
    ...table,
    round,
    turn: null,
    inPlay: each(table.inPlay, (card) =>
      aged(
        card.acted || card.joining || card.rests
          ? { ...card, acted: false, joining: false, rests: false }
          : card,
      ),
    ),
    uses: { ...table.uses, round: {} },
    taken: {},
    quietRounds: table.drawnThisRound || round === 1 ? 0 : table.quietRounds + 1,
    drawnThisRound: false,
    seats: each(table.seats, (seat) => endBenefits(countedLosses(seat), round)),
  };
}

/** Ruling 16: rounds of loss count as long as they follow one another. */
function countedLosses(seat: Seat): Seat {
  if (seat.lostThisRound) return { ...seat, lostThisRound: false };
  return seat.lossRounds > 0 ? { ...seat, lossRounds: 0 } : seat;
}

/** Rulebook, Calling Cards: "Benefits range in their duration from one round to the remainder of the game." */
function endBenefits(seat: Seat, round: number): Seat {
  const isOver = ({ holds, until }: Seat['callings'][number]): boolean =>
    holds && until !== null && until < round;
  if (!seat.callings.some(isOver)) return seat;
  return {
    ...seat,
    callings: seat.callings.map((calling) => (isOver(calling) ? { ...calling, holds: false } : calling)),
  };
}

function beginTurn(table: Table, seat: SeatId): Table {
  return {
    ...table,
    turn: seat,
    uses: { ...table.uses, turn: {} },
    inPlay: each(table.inPlay, withoutAttacks),
  };
}

/** A card whose attacks are counted anew, since a turn begins. */
const withoutAttacks = (card: InPlay): InPlay => (card.attacks > 0 ? { ...card, attacks: 0 } : card);

/** Ruling 10: what was set in an earlier round is counted in this one. */
function aged(card: InPlay): InPlay {
  if (card.clock?.fresh !== true) return card;
  const { fresh: _, ...clock } = card.clock;
  return { ...card, clock };
}

function useAbility(
  table: Table,
  { card, key, per, acted }: Extract<AlphaOmegaEvent, { type: 'abilityUsed' }>,
): Table {
  const uses =
    per === null
      ? table.uses
      : { ...table.uses, [per]: { ...table.uses[per], [key]: (table.uses[per][key] ?? 0) + 1 } };
  const inPlay = acted
    ? each(table.inPlay, (other) => (other.id === card ? { ...other, acted: true } : other))
    : table.inPlay;
  return { ...table, uses, inPlay };
}

function patchCalling(
  table: Table,
  { seat, card }: { readonly seat: SeatId; readonly card: CardId },
  change: (old: CallingState) => CallingState,
): Table {
  return patchSeat(table, seat, (old) => ({
    ...old,
    callings: old.callings.map((calling) => (calling.id === card ? change(calling) : calling)),
  }));
}

function achieve(table: Table, event: Extract<AlphaOmegaEvent, { type: 'callingAchieved' }>): Table {
  const { until } = event;
  return patchCalling(table, event, (old) => ({ ...old, achieved: true, holds: true, until }));
}

function free(table: Table, seat: SeatId): Table {
  return patchSeat(table, seat, (old) => ({ ...old, lured: null, lossRounds: 0, lostThisRound: false }));
}

function takeLuredTurn(table: Table, seat: SeatId): Table {
  return patchSeat(table, seat, (old) => ({
    ...old,
    lured: { turns: Math.max(0, (old.lured?.turns ?? 0) - 1) },
  }));
}
