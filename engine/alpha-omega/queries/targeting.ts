import type { Look } from '../look.ts';
import type { Select } from '../selects.ts';
import type { SeatId } from '../../kernel/types.ts';
import type { CardId, InPlay } from '../types.ts';
import { actingSeat, countsFor, hitPoints, isBeaten, left, printOf } from './cards.ts';
import { keptForTable } from './kept.ts';
import { matches } from './matching.ts';
import { forcesOn } from './sources.ts';
import { isForbidden } from './strength.ts';

/** Rulebook, Opponent Phase: Opponents attack Good Persons, Places and Items; never a Lured Player's cards (ruling 2). */
export const preyOfOpponents = keptForTable((look): readonly InPlay[] =>
  look.table.inPlay.filter((card) => whyNotPrey(look, card) === null),
);

/** Why Opponents do not attack a card; null when they may. */
export function whyNotPrey(
  look: Look,
  card: InPlay,
): 'opponent' | 'noHitPoints' | 'nothingLeft' | 'luredPlayersCard' | 'cannotBeAttacked' | null {
  if (card.side !== 'good') return 'opponent';
  if (hitPoints(look, card) === null) return 'noHitPoints';
  if (isBeaten(look, card)) return 'nothingLeft';
  if (countsFor(look.table, card) !== 'good') return 'luredPlayersCard';
  return isForbidden(look, card, 'beAttacked') ? 'cannotBeAttacked' : null;
}

/** Of some cards, those with the fewest hit points left; several when they are tied. */
export function weakest(look: Look, cards: readonly InPlay[]): readonly InPlay[] {
  let fewest = Infinity;
  for (const card of cards) fewest = Math.min(fewest, left(look, card));
  return cards.filter((card) => left(look, card) === fewest);
}

/** Of some cards, those with the most hit points left; several when they are tied. */
export function strongest(look: Look, cards: readonly InPlay[]): readonly InPlay[] {
  let most = -Infinity;
  for (const card of cards) most = Math.max(most, left(look, card));
  return cards.filter((card) => left(look, card) === most);
}

/** What the rulebook's Opponents attack now. */
const weakestPrey = keptForTable((look) => weakest(look, preyOfOpponents(look)));

/** Whom an Opponent attacks: one card, several on a tie, none when there is nothing to attack. */
export interface Aim {
  readonly cards: readonly InPlay[];
  readonly pick: 'weakest' | 'strongest';
  /** The card whose words differ from the rule, if any do. */
  readonly through: CardId | null;
}

/** A card that makes an Opponent strike says which cards it means; of those the weakest is struck. */
export interface Told {
  readonly card: CardId;
  readonly among: Select;
}

/**
 * Rulebook, Opponent Phase: Opponents attack the weakest. "Note that some Good and Opponent cards vary from this rule."
 * @param told the card whose words make it strike, if it does not attack by itself: then those words alone count (ruling 33)
 */
export function aimOf(look: Look, attacker: InPlay, told: Told | null = null): Aim {
  let prey = preyOfOpponents(look);
  if (told !== null)
    return { cards: weakest(look, meantBy(look, told, prey)), pick: 'weakest', through: told.card };
  let pick: Aim['pick'] = 'weakest';
  let through: CardId | null = null;
  for (const { ability, scope } of forcesOn(look, 'targets', attacker)) {
    const { among, pick: wanted = 'weakest' } = ability.gives;
    const meant = among ? prey.filter((card) => matches(look, among, card, scope)) : prey;
    if (meant.length === 0) continue;
    if (meant.length < prey.length || wanted !== pick) through = scope.self;
    prey = meant;
    pick = wanted;
  }
  if (through === null) return { cards: weakestPrey(look), pick, through };
  return { cards: pick === 'weakest' ? weakest(look, prey) : strongest(look, prey), pick, through };
}

function meantBy(look: Look, { card, among }: Told, prey: readonly InPlay[]): readonly InPlay[] {
  const scope = { self: card, seat: actingSeat(look.table), bound: {} };
  return prey.filter((each) => matches(look, among, each, scope));
}

/** Rulebook, Opponent Play: a player of the Opponents chooses among all Good cards, unless the Opponent's own words do. */
export function preyFor(look: Look, attacker: InPlay): readonly InPlay[] {
  const { through, cards } = aimOf(look, attacker);
  return through === null ? preyOfOpponents(look) : cards;
}

/** The first that would be attacked if these could not be. */
export function nextWeakest(look: Look, than: readonly InPlay[]): InPlay | undefined {
  return weakest(
    look,
    preyOfOpponents(look).filter((card) => !than.includes(card)),
  )[0];
}

/**
 * Whom a Good player's Persons may attack: Opponent cards, other players' cards while those are Lured Players, and any
 * Place (ruling 19), the Good side's own last.
 */
export function preyOfGood(look: Look, seat: SeatId): readonly InPlay[] {
  const able = look.table.inPlay.filter((card) => whyNotPreyOfGood(look, card, seat) === null);
  const hostile = able.filter((card) => isHostile(look, card, seat));
  return hostile.length === able.length
    ? able
    : [...hostile, ...able.filter((card) => !isHostile(look, card, seat))];
}

/** Why a Good player's Persons may not attack a card; null when they may. */
export function whyNotPreyOfGood(
  look: Look,
  card: InPlay,
  seat: SeatId,
): 'noHitPoints' | 'nothingLeft' | 'friend' | 'cannotBeAttacked' | null {
  if (hitPoints(look, card) === null) return 'noHitPoints';
  if (isBeaten(look, card)) return 'nothingLeft';
  if (!isHostile(look, card, seat) && printOf(look.content, card.def).type !== 'place') return 'friend';
  return isForbidden(look, card, 'beAttacked') ? 'cannotBeAttacked' : null;
}

function isHostile({ table }: Look, card: InPlay, seat: SeatId): boolean {
  return countsFor(table, card) === 'opponent' && (card.side === 'opponent' || card.owner !== seat);
}
