import type { DiscardReason } from '../events.ts';
import type { Game } from '../game.ts';
import type { CardId, InPlay } from '../types.ts';
import { attachments, get, isBeaten, placeInPlay, printOf } from '../queries/cards.ts';
import { canCarry, firstBearer } from '../queries/carrying.ts';

/**
 * A card leaves play for its owner's discard pile, and what is on it finds its place: Events go with it, Good Items go
 * with a Good bearer (ruling 20), an Opponent's Items pass on (ruling 8), but for what is destroyed (ruling 44).
 */
export function leavePlay(game: Game, id: CardId, why: DiscardReason): void {
  const { side } = get(game.table, id);
  const carried = attachments(game.table, id);
  game.emit({ type: 'discarded', card: id, ...why });
  for (const card of carried)
    if (side === 'opponent' && isItem(game, card) && !isBeaten(game, card)) passOnOrLeave(game, card);
    else game.emit({ type: 'discarded', card: card.id, why: 'withHost', by: id });
}

/** The Events on a card that changes sides are over; its Items stay, but those it may no longer carry pass on. */
export function changeSides(game: Game, id: CardId): void {
  const host = get(game.table, id);
  for (const card of attachments(game.table, id)) {
    if (!isItem(game, card)) game.emit({ type: 'discarded', card: card.id, why: 'withHost', by: id });
    else if (!isBeaten(game, card) && !canCarry(game, card.id, host)) passOnOrLeave(game, card);
  }
}

/** Rulebook, Good Place cards: only one Place can be active at a time; a new one takes the place of the old (ruling 19). */
export function makeRoom(game: Game, place: CardId): void {
  const old = placeInPlay(game);
  if (old) leavePlay(game, old.id, { why: 'replaced', by: place });
}

/** Ruling 8: an Opponents' Item that enters play goes to the first Person able to use it, or waits for one. */
export function equipOrWait(game: Game, item: CardId): void {
  if (!passOn(game, item)) game.emit({ type: 'waited', card: item });
}

/** An Opponent Item waits for a bearer; a Good one without a Lured bearer goes to its owner (ruling 26). */
function passOnOrLeave(game: Game, { id: card, def }: InPlay): void {
  const print = printOf(game.content, def);
  if ('side' in print && print.side === 'opponent') equipOrWait(game, card);
  else if (!passOn(game, card)) game.emit({ type: 'discarded', card, why: 'unclaimed' });
}

/** An Opponents' Item goes to the first Person able to use it, if there is one (ruling 8). */
export function passOn(game: Game, item: CardId): boolean {
  const bearer = firstBearer(game, item);
  if (!bearer) return false;
  game.emit({ type: 'attached', card: item, host: bearer.id, passed: true });
  return true;
}

function isItem(game: Game, card: InPlay): boolean {
  return printOf(game.content, card.def).type === 'item';
}
