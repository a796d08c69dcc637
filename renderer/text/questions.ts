import type { DecisionView } from '../../engine/index.ts';
import { possessive } from './line.ts';
import type { Names } from './options.ts';
import { purposeOf } from './purpose.ts';

/** A choice says what will become of the card that is chosen. */
function choiceOf({ source }: DecisionView, name: string, seat: string, { book }: Names): string {
  const purpose = source === null ? null : purposeOf(book.get(source.def));
  if (purpose === null) return `${seat}, choose a card for ${name}.`;
  return `${seat}, ${purpose.whom ? 'whom' : 'which card'} does ${name} ${purpose.verb}?`;
}

/** The name of a Good player, or of a player of the Opponents, whose seats are counted on after theirs. */
function playerName({ seats, opponents }: Names['view'], seat: number): string {
  return (seats[seat] ?? opponents[seat - seats.length])?.name ?? 'Player';
}

/** The question a decision puts, with the name of the player it is put to. */
export function questionOf(decision: DecisionView, names: Names): string {
  const seat = playerName(names.view, decision.seat);
  const source = decision.source === null ? null : names.card(decision.source.id);
  const attack = names.view.attack;
  const blow =
    attack === null ? 'An attack comes' : `${names.card(attack.by)} attacks ${names.card(attack.target)}`;
  switch (decision.about) {
    case 'drawOrCalling':
      return `${seat}, draw a card or take a Calling?`;
    case 'play':
      return `${seat}, which card is played?`;
    case 'action':
      return `${seat}, who acts next?`;
    case 'luredAttack':
      return `${seat} is lured: which card of another player is attacked?`;
    case 'opponentPlay':
      return `${seat}, which Opponent card is played?`;
    case 'opponentAction':
      return `${seat}, which Opponent acts next?`;
    case 'discardCards':
      return source === null
        ? `${seat}, which cards are discarded?`
        : `${seat}, which cards does ${source} cost you?`;
    case 'opponentTarget': {
      if (names.view.opponents.length > 0)
        return `${seat}, which card does ${source ?? 'the Opponent'} attack?`;
      const isEvent = decision.source !== null && names.book.get(decision.source.def)?.type === 'event';
      const whom = isEvent ? `on which does ${source ?? 'it'} fall?` : `which does ${source ?? 'it'} attack?`;
      return `Several are as weak as each other: ${seat}, ${whom}`;
    }
    case 'interruptAttack':
      return `${blow}: ${seat}, does anyone step in?`;
    case 'interruptDefeat':
      return `${source ?? 'A Person'} is about to fall: ${seat}, does anyone step in?`;
    case 'may':
      return source === null
        ? `${seat}, is the ability used?`
        : `${seat}, is ${possessive(source)} ability used?`;
    case 'chooseCard':
      return source === null ? `${seat}, choose a card.` : choiceOf(decision, source, seat, names);
    case 'arrangeCards':
      return `${seat}, in which order do the cards go back on top?`;
  }
}

/** What a lured turn is, told while it is taken; null in any other. */
export function luredNote(decision: DecisionView, names: Names): string | null {
  const seat = names.view.seats[decision.seat];
  if (seat?.luredTurns == null || (decision.about !== 'play' && decision.about !== 'luredAttack'))
    return null;
  // Whoever becomes a Lured Player in the middle of a turn ends it as any other.
  if (decision.ask?.options.some((option) => option.kind === 'pass') === true) return null;
  const rest = names.view.seats.length === 1 ? 'rest' : 'must attack the cards of other players';
  const must = decision.about === 'play' ? 'a card must be played, ' : '';
  return `${seat.name} is a Lured Player: ${must}${possessive(seat.name)} cards count for the Opponents, and ${possessive(seat.name)} Persons ${rest}.`;
}

/** How many are wanted, for questions with more than one answer. */
export function howMany(decision: DecisionView): string | null {
  const ask = decision.ask;
  if (ask?.kind === 'order') return 'The first of the list will be on top.';
  if (ask?.kind !== 'some') return null;
  if (ask.min === ask.max) return `Choose ${ask.min}.`;
  return ask.min === 0 ? `Choose up to ${ask.max}, or none.` : `Choose from ${ask.min} to ${ask.max}.`;
}
