import type { Machine } from '../../../kernel/machine.ts';
import type { Answer } from '../../../kernel/types.ts';
import type { AlphaOmega, State } from '../../game.ts';
import type { Look } from '../../look.ts';
import { countsFor, defOf, find, placeInPlay } from '../../queries/cards.ts';
import { namesIn } from '../../queries/names.ts';
import { attackOf, balanceOf, damageTo } from '../../queries/strength.ts';
import type { CardId } from '../../types.ts';
import { pendingOf } from './pending.ts';
import { sideOf } from './sense.ts';

/**
 * Would people at the table shake their heads at an answer? Two Strength Checks ahead, in a few worlds, these look as good as
 * others, above all in a game that is as good as lost, and cost more than shows by then: to lay a Place over the Objective's
 * own, to strike somebody who takes no damage, to take one Calling after the other, to arm those in play while others
 * wait to stand beside them, and to leave Persons in the hand.
 */
export function isDoubtful(state: State, { prepared: content }: Machine<AlphaOmega>, [id]: Answer): boolean {
  const look = { table: state.table, content };
  const option = pendingOf(state).ask.options.find((one) => one.id === id);
  switch (option?.kind) {
    case 'play':
      return costsOwnPlace(state, look, option.card) || armsTooEarly(state, look, option.card);
    case 'attack':
      return strikesInVain(look, option.card, option.target);
    case 'calling':
      return hoardsCallings(state, look);
    case 'pass':
      return maySendPerson(state, look);
    default:
      return false;
  }
}

/** Does a card take the place of one of the own side that the Objective brings and speaks of? */
function costsOwnPlace(state: State, look: Look, card: CardId): boolean {
  const { table } = state;
  const place = placeInPlay(look);
  const objective = defOf(look, table.objective);
  return (
    defOf(look, card).type === 'place' &&
    place !== undefined &&
    countsFor(table, place) === sideOf(pendingOf(state).seat, table.seats.length) &&
    objective.type === 'objective' &&
    objective.brings?.includes(place.def) === true &&
    namesIn([objective.abilities, objective.won, objective.lost]).includes(place.def)
  );
}

/** Is an Item given to somebody while Good is not ahead and a Person could be played? */
function armsTooEarly(state: State, look: Look, card: CardId): boolean {
  return (
    state.table.seats[pendingOf(state).seat] !== undefined &&
    defOf(look, card).type === 'item' &&
    !isAhead(look) &&
    maySendPerson(state, look)
  );
}

/** Would a blow do its target no damage? */
function strikesInVain(look: Look, by: CardId, on: CardId): boolean {
  const [striker, target] = [find(look.table, by), find(look.table, on)];
  return (
    striker !== undefined &&
    target !== undefined &&
    damageTo(look, target, attackOf(look, striker, target)) === 0
  );
}

/** Is a Calling of this player still open, or does a Person wait in the hand while Good is not ahead? */
function hoardsCallings(state: State, look: Look): boolean {
  const seat = state.table.seats[pendingOf(state).seat];
  return (
    seat !== undefined &&
    (seat.callings.some(({ achieved }) => !achieved) ||
      (!isAhead(look) && seat.hand.some((card) => defOf(look, card).type === 'person')))
  );
}

/** Is Good ahead on the scale? */
function isAhead(look: Look): boolean {
  const { good, opponent } = balanceOf(look);
  return good > opponent;
}

/** Does the question offer to play a Person? */
const maySendPerson = (state: State, look: Look): boolean =>
  pendingOf(state).ask.options.some(
    (option) => option.kind === 'play' && defOf(look, option.card).type === 'person',
  );
