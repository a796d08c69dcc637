import { changeSides, leavePlay } from '../actions/leave.ts';
import { find, get } from '../queries/cards.ts';
import { selectCards } from '../queries/selecting.ts';
import { isForbidden, mayBeOvercome } from '../queries/strength.ts';
import { only } from './serves.ts';
import type { Look } from '../look.ts';
import { preyOfGood } from '../queries/targeting.ts';
import type { CardId, Scope } from '../types.ts';
import {
  needsSome,
  neither,
  type NoStart,
  type OpHandler,
  type OpOf,
  proceed,
  scopeIn,
  type SomeRules,
} from './op.ts';

const discard: OpHandler<'discard'> = (game, running, op) => {
  for (const card of selectCards(game, op.what, scopeIn(running)))
    if (find(game.table, card)) leavePlay(game, card, { why: 'commanded', by: running.self });
  return proceed(running);
};

/** Rulebook, Good Supernatural Person cards: a returned card is placed under the control of its original owner. */
const bringOver: OpHandler<'bringOver'> = (game, running, op) => {
  for (const id of selectCards(game, op.what, scopeIn(running))) {
    const card = find(game.table, id);
    if (card?.side !== 'opponent' || isForbidden(game, card, 'beOvercome')) continue;
    game.emit({ type: 'broughtOver', card: id, seat: card.owner ?? running.seat, by: running.self });
    changeSides(game, id);
  }
  return proceed(running);
};

/** Puts an effect on cards; one of a name on any one card. */
const lasting: OpHandler<'lasting'> = (game, running, op) => {
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

/** An effect is of no use to a card that bears it already; more attacks, to one that cannot attack or has nobody to. */
function whyNoEffect(
  look: Look,
  { on, name, until, abilities }: OpOf<'lasting'>,
  scope: Scope,
): NoStart | null {
  const cards = selectCards(look, on, scope);
  if (cards.length === 0) return 'nothingToChoose';
  const isForNow = until === 'turnEnds' && abilities.every(isForAttacks);
  if (isForNow && preyOfGood(look, scope.seat).length === 0) return 'wouldDoNothing';
  const isBetter = (id: CardId): boolean =>
    !look.table.lasting.some((effect) => effect.host === id && effect.name === name) &&
    !(isForNow && isForbidden(look, get(look.table, id), 'attack'));
  return cards.some(isBetter) ? null : 'wouldDoNothing';
}

const isForAttacks = (ability: OpOf<'lasting'>['abilities'][number]): boolean =>
  ability.kind === 'constant' && ability.gives.change === 'attacks';

/** The ops about where cards in play go, and what lies on them. */
export const movement = {
  discard: {
    run: discard,
    whyNot: (look, { what }, scope) => needsSome(selectCards(look, what, scope)),
    serves: ({ what }, { foes }) => only(foes(what), 'discardsOpponents'),
  },
  bringOver: {
    run: bringOver,
    whyNot: (look, { what }, scope) =>
      needsSome(selectCards(look, what, scope).filter((id) => mayBeOvercome(look, id))),
    // Brought back is what was Good before, rather than an Opponent who is won over.
    serves: ({ what }, { chosenFrom }) =>
      chosenFrom(what).lured === true || what.is === 'host' ? ['bringsBack'] : ['bringsOver'],
  },
  lasting: { run: lasting, whyNot: whyNoEffect, serves: neither },
} satisfies SomeRules;
