import type { DecisionView } from '../../engine/index.ts';
import { listOf, possessive } from './line.ts';
import type { Names } from './options.ts';

/** The question a decision puts, with the name of the player it is put to. */
export function questionOf(decision: DecisionView, names: Names): string {
  const seat = names.view.seats[decision.seat]?.name ?? 'Player';
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
    case 'opponentTarget': {
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
      return source === null ? `${seat}, choose a card.` : `${seat}, choose a card for ${source}.`;
    case 'arrangeCards':
      return `${seat}, in which order do the cards go back on top?`;
  }
}

/** How many are wanted, for questions with more than one answer. */
export function howMany(decision: DecisionView): string | null {
  const ask = decision.ask;
  if (ask?.kind === 'order') return 'The first of the list will be on top.';
  if (ask?.kind !== 'some') return null;
  if (ask.min === ask.max) return `Choose ${ask.min}.`;
  return ask.min === 0 ? `Choose up to ${ask.max}, or none.` : `Choose from ${ask.min} to ${ask.max}.`;
}

export const waitingFor = (seats: readonly string[]): string => `Waiting for ${listOf(seats)}`;
