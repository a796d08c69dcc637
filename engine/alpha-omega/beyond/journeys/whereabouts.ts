import type { AlphaOmegaEvent } from '../../events.ts';
import type { DefId } from '../../selects.ts';
import type { CardId } from '../../types.ts';
import type { ToldEvent } from '../../view-types.ts';

/** Where a Good Person is, as far as a story was read. `lost`: discarded after it fell, for Good or among the Opponents. */
export type Whereabout = 'inPlay' | 'lured' | 'lost';

/** A Good Person that was seen in play, or an Opponents' that came over. */
export interface Soul {
  readonly card: CardId;
  readonly def: DefId;
  readonly where: Whereabout;
  /** It is the Opponents' own, and was brought over. */
  readonly cameOver: boolean;
}

export type Souls = ReadonlyMap<CardId, Soul>;

export const NOBODY: Souls = new Map();

/**
 * The Good Persons of a story after one more thing happened. A story has no table to look at, and those of older rules
 * have no rules to be played by: that it comes to what the table says is tested over whole games.
 */
export function soulsAfter(souls: Souls, told: ToldEvent, isPerson: (def: DefId) => boolean): Souls {
  const { event } = told;
  switch (event.type) {
    case 'enteredPlay':
      return event.side === 'good' && event.person ? entered(souls, event, told) : souls;
    case 'brought':
      return event.owner !== null && isPerson(defOf(event.card, told)) ? entered(souls, event, told) : souls;
    case 'fell':
      return event.owner === null ? souls : put(souls, soulOf(event.card, defOf(event.card, told), 'lured'));
    case 'takenBack':
    case 'shuffledIn':
      return without(souls, [event.card]);
    case 'objectiveFollowed':
      // Ruling 21: what is in play goes to its owners' discard piles; nobody has fallen by that.
      return without(
        souls,
        [...souls.values()].filter(({ where }) => where !== 'lost').map(({ card }) => card),
      );
    case 'broughtOver':
      return !souls.has(event.card) && isPerson(defOf(event.card, told))
        ? put(souls, { ...soulOf(event.card, defOf(event.card, told), 'inPlay'), cameOver: true })
        : moved(souls, event);
    default:
      return moved(souls, event);
  }
}

/**
 * The Good Persons of a story who were defeated or Lured Astray and are not back: in the order in which they went, each
 * card once. Campaign Mode does not reset the Good decks, so that they stay away also when the next Objective begins.
 */
export function goneFrom(story: readonly ToldEvent[], isPerson: (def: DefId) => boolean): readonly DefId[] {
  let souls = NOBODY;
  const gone = new Map<CardId, DefId>();
  for (const told of story) {
    const { event } = told;
    souls = soulsAfter(souls, told, isPerson);
    if (!('card' in event)) continue;
    const soul = souls.get(event.card);
    if (soul?.where === 'inPlay' || isReturn(event)) gone.delete(event.card);
    else if (soul !== undefined && isLoss(event) && !soul.cameOver) gone.set(soul.card, soul.def);
  }
  return [...new Set(gone.values())];
}

/** Does a card go back to a hand or a deck by this? */
const isReturn = ({ type }: AlphaOmegaEvent): boolean => type === 'takenBack' || type === 'shuffledIn';

/** Is somebody lost by this, who is a Good Person and fell? */
const isLoss = (event: AlphaOmegaEvent): boolean =>
  event.type === 'luredAstray' || event.type === 'fell' || event.type === 'discarded';

function moved(souls: Souls, event: AlphaOmegaEvent): Souls {
  if (event.type !== 'luredAstray' && event.type !== 'broughtOver' && event.type !== 'discarded')
    return souls;
  const soul = souls.get(event.card);
  if (soul === undefined) return souls;
  // Whom a card's words discard out of Good play has left the table, and has not fallen.
  if (event.type === 'discarded' && event.why !== 'defeated' && soul.where === 'inPlay')
    return without(souls, [event.card]);
  const where = WHERE[event.type];
  return put(souls, { ...soul, where });
}

const WHERE = { luredAstray: 'lured', broughtOver: 'inPlay', discarded: 'lost' } as const;

const entered = (souls: Souls, { card }: { readonly card: CardId }, told: ToldEvent): Souls =>
  put(souls, soulOf(card, defOf(card, told), 'inPlay'));

const soulOf = (card: CardId, def: DefId, where: Whereabout): Soul => ({ card, def, where, cameOver: false });

const defOf = (card: CardId, { defs }: ToldEvent): DefId => defs[card] ?? '';

const put = (souls: Souls, soul: Soul): Souls => new Map(souls).set(soul.card, soul);

const without = (souls: Souls, cards: readonly CardId[]): Souls =>
  new Map([...souls].filter(([card]) => !cards.includes(card)));
