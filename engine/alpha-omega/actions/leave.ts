import type { Game } from '../game.ts';
import type { CardId, InPlay } from '../types.ts';
import { attachments, get, printOf } from '../queries/cards.ts';
import { canCarry } from '../queries/carrying.ts';

/**
 * A card leaves play for its owner's discard pile, and what is on it finds its place: Events go with it, Good Items go
 * with a Good bearer (ruling 20), an Opponent's Items pass on (ruling 8).
 */
export function leavePlay(game: Game, id: CardId): void {
  const { side } = get(game.table, id);
  const carried = attachments(game.table, id);
  game.emit({ type: 'discarded', card: id });
  for (const card of carried) settleAttachment(game, card, side === 'opponent' && isItem(game, card));
}

/** The Events on a card that changes sides are over; its Items stay, but those it may no longer carry pass on. */
export function changeSides(game: Game, id: CardId): void {
  const host = get(game.table, id);
  for (const card of attachments(game.table, id)) {
    if (!isItem(game, card)) game.emit({ type: 'discarded', card: card.id });
    else if (!canCarry(game, card.id, host)) settleAttachment(game, card, true);
  }
}

function settleAttachment(game: Game, card: InPlay, passesOn: boolean): void {
  if (!passesOn) game.emit({ type: 'discarded', card: card.id });
  else if (!passOn(game, card.id)) game.emit(fateOfUnclaimed(game, card));
}

/** Ruling 8: an Opponents' Item goes to the first Person able to use it, in order of entry. */
export function passOn(game: Game, item: CardId): boolean {
  const bearer = game.table.inPlay.find((card) => card.side === 'opponent' && canCarry(game, item, card));
  if (!bearer) return false;
  game.emit({ type: 'attached', card: item, host: bearer.id });
  return true;
}

/** An Opponent Item waits for a bearer; a Good one without a Lured bearer goes to its owner (ruling 26). */
function fateOfUnclaimed(game: Game, card: InPlay): { type: 'waited' | 'discarded'; card: CardId } {
  const def = printOf(game.content, card.def);
  const isOpponents = 'side' in def && def.side === 'opponent';
  return { type: isOpponents ? 'waited' : 'discarded', card: card.id };
}

function isItem(game: Game, card: InPlay): boolean {
  return printOf(game.content, card.def).type === 'item';
}
