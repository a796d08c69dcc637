import type { Op, Program } from '../definitions.ts';
import type { Look } from '../look.ts';
import type { CardId, Scope } from '../types.ts';
import { find, get, isBeaten, seatOf } from './cards.ts';
import { holds } from './conditions.ts';
import { raisable, selectCards } from './selecting.ts';
import { forces } from './sources.ts';
import { isForbidden, mayBeOvercome } from './strength.ts';
import { preyOfGood } from './targeting.ts';

type OpOf<Name extends Op['op']> = Extract<Op, { readonly op: Name }>;

/** Why a program would do nothing: no card for it to work on, none that it would change, or no deck to look at. */
export type NoStart = 'nothingToChoose' | 'wouldDoNothing' | 'nothingToSee';

/**
 * Why starting a program now would do nothing (ruling 28), judged by its first op, and after a choice by what is done
 * with what was chosen; null when it would do something.
 */
export function whyNotStart(look: Look, program: Program, scope: Scope): NoStart | null {
  const [first, ...rest] = program;
  if (first === undefined) return null;
  // A draw from an empty deck is nothing; what follows it may be something.
  if (isEmptyDraw(look, first, scope))
    return rest.length > 0 ? whyNotStart(look, rest, scope) : 'wouldDoNothing';
  return first.op === 'choose' ? whyNoChoice(look, first, rest, scope) : whyOfNoUse(look, first, scope);
}

/** A choice is worth making when there is a card with which what follows would do something. */
function whyNoChoice(look: Look, choice: OpOf<'choose'>, rest: Program, scope: Scope): NoStart | null {
  const cards = choosable(look, choice, scope);
  if (cards.length === 0) return 'nothingToChoose';
  return cards.some(isOfUse(look, choice, rest, scope)) ? null : 'wouldDoNothing';
}

/**
 * The cards that a choice offers: those with which what follows it would do something (ruling 28), or all where it would
 * with none; nobody who is about to fall, unless the choice speaks of that card (ruling 44).
 */
export function worthChoosing(
  look: Look,
  choice: OpOf<'choose'>,
  rest: Program,
  scope: Scope,
): readonly CardId[] {
  const cards = choosable(look, choice, scope);
  const useful = cards.filter(isOfUse(look, choice, rest, scope));
  return useful.length > 0 ? useful : cards;
}

function choosable(look: Look, { from }: OpOf<'choose'>, scope: Scope): readonly CardId[] {
  const cards = selectCards(look, from, scope);
  if (from.is !== undefined) return cards;
  return cards.filter((id) => {
    const card = find(look.table, id);
    return card === undefined || !isBeaten(look, card);
  });
}

const isOfUse =
  (look: Look, { as }: OpOf<'choose'>, rest: Program, scope: Scope) =>
  (card: CardId): boolean =>
    whyNotStart(look, rest, { ...scope, bound: { ...scope.bound, [as]: [card] } }) === null;

function whyOfNoUse(look: Look, op: Exclude<Op, OpOf<'choose'>>, scope: Scope): NoStart | null {
  switch (op.op) {
    case 'look':
      return op.deck === 'good' || look.table.opponentPile.deck.length > 0 ? null : 'nothingToSee';
    case 'heal':
      return whyNoHealing(look, op, scope);
    case 'damage':
      return someOf(selectCards(look, op.to, scope));
    case 'bringOver':
    case 'defeat':
      return someOf(selectCards(look, op.what, scope).filter((id) => mayBeOvercome(look, id)));
    case 'discard':
      return someOf(selectCards(look, op.what, scope));
    case 'raise':
      return someOf(selectCards(look, raisable(op.what), scope));
    case 'shuffleIn':
    case 'takeBack':
      return someOf(selectCards(look, { ...op.what, zone: 'discard' }, scope));
    case 'lasting':
      return whyNoEffect(look, op, scope);
    case 'if':
      return whyNotStart(look, holds(look, op.cond, scope) ? op.then : (op.else ?? []), scope);
    case 'arrange':
    case 'cancelAttack':
    case 'draw':
    case 'drawOpponent':
    case 'eachPlayer':
    case 'fall':
    case 'lose':
    case 'putUnder':
    case 'redirect':
    case 'roll':
    case 'save':
    case 'stay':
    case 'strike':
      return null;
    default:
      return op satisfies never;
  }
}

function whyNoHealing(look: Look, op: OpOf<'heal'>, scope: Scope): NoStart | null {
  const damaged = selectCards(look, op.to, scope).flatMap((id) => {
    const card = find(look.table, id);
    return card && card.damage > 0 ? [card] : [];
  });
  if (damaged.length === 0) return 'nothingToChoose';
  return damaged.every((card) => isForbidden(look, card, 'beHealed')) ? 'wouldDoNothing' : null;
}

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

/** Is it a draw, with nothing to draw? While the Opponents are held still, no card of theirs is drawn (ruling 11). */
function isEmptyDraw(look: Look, op: Op, { seat }: Scope): boolean {
  const { goodPiles, opponentPile } = look.table;
  if (op.op === 'draw') return goodPiles[seatOf(look.table, seat).pile]?.deck.length === 0;
  if (op.op !== 'drawOpponent') return false;
  return opponentPile.deck.length === 0 || forces(look, 'opponentsStill').length > 0;
}

const someOf = (cards: readonly CardId[]): NoStart | null => (cards.length > 0 ? null : 'nothingToChoose');
