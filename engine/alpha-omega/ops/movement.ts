import { changeSides, leavePlay } from '../actions/leave.ts';
import { find } from '../queries/cards.ts';
import { selectCards } from '../queries/selecting.ts';
import { isForbidden } from '../queries/strength.ts';
import { type OpHandler, proceed, scopeIn } from './op.ts';

export const discard: OpHandler<'discard'> = (game, running, op) => {
  for (const card of selectCards(game, op.what, scopeIn(running)))
    if (find(game.table, card)) leavePlay(game, card, { why: 'commanded', by: running.self });
  return proceed(running);
};

/** Rulebook, Good Supernatural Person cards: a returned card is placed under the control of its original owner. */
export const bringOver: OpHandler<'bringOver'> = (game, running, op) => {
  for (const id of selectCards(game, op.what, scopeIn(running))) {
    const card = find(game.table, id);
    if (card?.side !== 'opponent' || isForbidden(game, card, 'beOvercome')) continue;
    game.emit({ type: 'broughtOver', card: id, seat: card.owner ?? running.seat, by: running.self });
    changeSides(game, id);
  }
  return proceed(running);
};

/** Puts an effect on cards; one of a name on any one card. */
export const lasting: OpHandler<'lasting'> = (game, running, op) => {
  const { name, abilities } = op;

  for (const host of selectCards(game, op.on, scopeIn(running))) {
    if (game.table.lasting.some((effect) => effect.host === host && effect.name === name)) continue;
    game.emit({
      type: 'lastingBegan',
      name,
      source: running.self,
      host,
      seat: running.seat,
      until: op.until ?? null,
      abilities,
    });
  }
  return proceed(running);
};
