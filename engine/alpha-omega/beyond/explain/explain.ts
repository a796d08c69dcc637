import type { SeatId } from '../../../kernel/types.ts';
import type { Catalogue } from '../../definitions.ts';
import type { AlphaOmegaEvent } from '../../events.ts';
import type { State } from '../../game.ts';
import type { Look } from '../../look.ts';
import { find } from '../../queries/cards.ts';
import type { Note, Reason } from '../../reasons.ts';
import type { CardId, InPlay } from '../../types.ts';
import type { Explanation } from '../../view-types.ts';
import { refusalsToUse } from './ability.ts';
import { refusalsToAttack } from './action.ts';
import { askedFirst, type Asked } from './asked-first.ts';
import { attackParts } from './attack.ts';
import { balanceParts } from './balance.ts';
import { eventParts } from './event.ts';
import { hitPointParts } from './hit-points.ts';
import { refusalsOfOpponents, refusalsToPlay } from './play.ts';
import { reason } from './reason.ts';
import { strengthParts } from './strength.ts';
import { targetParts } from './target.ts';

/** What can be asked "why?" about the game as it stands. */
export type Why =
  | { readonly about: 'strength'; readonly card: CardId }
  | { readonly about: 'hitPoints'; readonly card: CardId }
  | { readonly about: 'attack'; readonly card: CardId; readonly target?: CardId }
  | { readonly about: 'target'; readonly by: CardId }
  | {
      readonly about: 'cannotPlay';
      readonly card: CardId;
      readonly seat: SeatId;
      /** On this card. */
      readonly host?: CardId;
    }
  | { readonly about: 'cannotAttack'; readonly card: CardId; readonly target?: CardId }
  | { readonly about: 'cannotUse'; readonly card: CardId }
  | { readonly about: 'balance' };

/**
 * Why something is as it is. A question why something cannot be done has an empty reason when it can.
 * @param eyes the seats that ask together
 * @returns null when they ask about a card that is not where the question has it, or that they may not see there
 */
export function explain(
  state: State,
  content: Catalogue,
  eyes: readonly SeatId[],
  why: Why,
): Explanation | null {
  const found = notesOn(state, content, eyes, why);
  if (found === null) return null;
  const isDeed = why.about === 'cannotPlay' || why.about === 'cannotAttack' || why.about === 'cannotUse';
  // Whatever else would stand in the way, nothing is done any more.
  const notes: readonly Note[] = isDeed && state.outcome !== null ? [{ code: 'gameOver' }] : found;
  const { cards } = state.table;
  const named = notes
    .flatMap((note) => [note, ...(note.parts ?? [])])
    .flatMap(({ card, other }) => [card, other].filter((id) => id !== undefined));
  return {
    reason: reason(notes),
    defs: Object.fromEntries(named.map((id) => [id, cards[id]?.def ?? ''])),
  };
}

function notesOn(
  { table, pending }: State,
  content: Catalogue,
  eyes: readonly SeatId[],
  why: Why,
): readonly Note[] | null {
  const look: Look = { table, content };
  const inPlay = (id: CardId, then: (card: InPlay) => readonly Note[]): readonly Note[] | null => {
    const card = find(table, id);
    return card ? then(card) : null;
  };
  switch (why.about) {
    case 'strength':
      return inPlay(why.card, (card) => strengthParts(look, card));
    case 'hitPoints':
      return inPlay(why.card, (card) => hitPointParts(look, card));
    case 'attack':
      return inPlay(why.card, (card) => attackParts(look, card, targetOf(look, why)));
    case 'target':
      return inPlay(why.by, (card) => targetParts(look, card));
    case 'cannotAttack':
      return inPlay(why.card, (card) => refusalsToAttack(look, card, targetOf(look, why), pending));
    case 'cannotUse':
      return inPlay(why.card, (card) => refusalsToUse(look, card, pending));
    case 'cannotPlay':
      return eyes.includes(why.seat) ? onHandCard(look, why, pending) : null;
    case 'balance':
      return balanceParts(look);
    default:
      return why satisfies never;
  }
}

/** Why something happened by itself; empty where a player did it, or where there is nothing to say. */
export function explainEvent(event: AlphaOmegaEvent): Reason {
  return reason(eventParts(event));
}

function targetOf({ table }: Look, { target }: { readonly target?: CardId }): InPlay | null {
  return (target === undefined ? undefined : find(table, target)) ?? null;
}

function onHandCard(
  look: Look,
  { card, seat, host }: Extract<Why, { readonly about: 'cannotPlay' }>,
  asked: Asked | null,
): readonly Note[] | null {
  const { seats, opponents } = look.table;
  const isAsked = asked?.seat === seat && (asked.about === 'play' || asked.about === 'opponentPlay');
  const on = host === undefined ? null : find(look.table, host);
  if (on === undefined) return null;
  if (seats[seat]?.hand.includes(card)) {
    const late: Note = askedFirst(look, seat, 'playPhase', asked) ?? { code: 'notYourPlay', card, seat };
    return refusalsToPlay(look, { card, seat, on }, isAsked ? [] : [late]);
  }
  if (!opponents[seat - seats.length]?.hand.includes(card)) return null;
  return refusalsOfOpponents(look, card, seat, isAsked);
}
