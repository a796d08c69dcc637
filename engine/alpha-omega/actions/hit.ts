import type { Game } from '../game.ts';
import type { Look } from '../look.ts';
import type { CardId } from '../types.ts';
import type { FrameOf } from '../frames.ts';
import type { Note } from '../reasons.ts';
import { find, get, isBeaten } from '../queries/cards.ts';
import { landingOf } from '../queries/landing.ts';
import { luresAstray } from '../queries/strength.ts';

/** Damage, by which card, and what it is made of. */
interface Dealt {
  readonly amount: number;
  readonly by: CardId;
  readonly parts: readonly Note[];
}

/** Deals damage to a card, and to the armour it bears; gives back who took some. */
export function hit(game: Game, target: CardId, { amount, by, parts: dealt }: Dealt): readonly CardId[] {
  const { shares, parts: landing } = landingOf(game, get(game.table, target), amount);
  const parts = [...dealt, ...landing];
  for (const share of shares) game.emit({ type: 'damaged', by, ...share, parts });
  return shares.map((share) => share.card);
}

/**
 * Frames for those of the cards just hurt that have no hit points left: in order of entry, but what a card carries before
 * the card itself, so that destroyed armour does not outlive its bearer. Others in play may be without any as well, when
 * this damage answers a blow: whoever struck them defeats them.
 */
export function fallen(game: Game, by: CardId, hurt: readonly CardId[]): readonly FrameOf<'defeat'>[] {
  const beaten = game.table.inPlay.filter((card) => hurt.includes(card.id) && isBeaten(game, card));
  const carried = beaten.filter(({ host }) => host !== null);
  const rest = beaten.filter(({ host }) => host === null);
  return [...carried, ...rest].map(({ id }) => defeatBy(game, by, id));
}

/**
 * The frame in which a card falls. Whether it is Lured Astray is decided by who defeats it as that stands now, whatever
 * becomes of it before the card falls (ruling 45).
 */
export function defeatBy(look: Look, by: CardId, card: CardId, outright = false): FrameOf<'defeat'> {
  return { kind: 'defeat', card, by, lures: victorLures(look, by), outright, asked: [] };
}

/** Rulebook, Supernatural Opponent Person cards: does this one, if it is still in play, Lure Astray whom it defeats now? */
export function victorLures(look: Look, by: CardId): boolean {
  const victor = find(look.table, by);
  return victor !== undefined && luresAstray(look, victor);
}
