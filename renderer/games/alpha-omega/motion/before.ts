import type { CardId } from '../../../../engine/alpha-omega/index.ts';
import type { Cue } from './cue.ts';
import type { Stood } from '../../../table/motion/flights.ts';
import { ghostOf, likenessOf } from '../../../table/motion/ghost.ts';
import { letGoOn } from '../../../table/motion/let-go.ts';
import { plateOn, plateStood } from './plates.ts';
import { elementAt, type Spot } from './spots.ts';

/** How the table stood before it changed: what cannot be asked of it any more. */
export interface Before {
  readonly cards: ReadonlyMap<CardId, DOMRectReadOnly>;
  /** Likenesses of the cards that leave, or cross over. */
  readonly gone: ReadonlyMap<CardId, HTMLElement>;
  readonly decks: ReadonlyMap<Spot, Stood>;
  /** Likenesses of the plates whose number changes. */
  readonly plates: ReadonlyMap<CardId, Stood>;
  /** The line between the sides, which moves where one of them needs more room. */
  readonly line: DOMRectReadOnly | null;
}

const LEAVING: readonly Cue['kind'][] = ['broken', 'lured', 'mended', 'move'];

/** Does a card leave its place with it? */
export const isMove = ({ kind }: Cue): boolean => LEAVING.includes(kind);

/** How the table stands before these cues change it. */
export function beforeOf(table: HTMLElement, cues: readonly Cue[]): Before {
  const gone = new Map<CardId, HTMLElement>();
  const decks = new Map<Spot, Stood>();
  const plates = new Map<CardId, Stood>();
  const cards = boxesIn(table, '[data-card]');
  for (const cue of cues) {
    if ('from' in cue && cue.from.at === 'deck') {
      const deck = elementAt(table, cue.from);
      if (deck !== null) decks.set(cue.from, { what: likenessOf(deck), box: deck.getBoundingClientRect() });
    }
    if (cue.kind === 'strength') {
      const plate = plateOn(elementAt(table, { at: 'card', card: cue.card }));
      if (plate !== null) plates.set(cue.card, plateStood(plate));
    }
    if (!('card' in cue) || !isMove(cue)) continue;
    const card = standsOn(table, cue.card);
    if (card === null) continue;
    cards.set(cue.card, card.box);
    const crosses = cue.kind === 'lured' || cue.kind === 'mended';
    gone.set(cue.card, crosses ? likenessOf(card.what) : ghostOf(card.what, card.box));
  }
  const line = lineOn(table)?.getBoundingClientRect() ?? null;
  return { cards, gone, decks, plates, line };
}

/** A card and where it stands: from where it was let go it goes on, and not once more from the hand. */
function standsOn(table: HTMLElement, card: CardId): Stood | null {
  const what = elementAt(table, { at: 'card', card });
  return letGoOn(table, card) ?? (what && { what, box: what.getBoundingClientRect() });
}

/** The line between the sides. */
export const lineOn = (table: HTMLElement): HTMLElement | null => table.querySelector('[data-line]');

/** Where the cards are that a selector finds. */
export function boxesIn(table: HTMLElement, selector: string): Map<CardId, DOMRectReadOnly> {
  const cards = [...table.querySelectorAll<HTMLElement>(selector)];
  return new Map(cards.map((card) => [Number(card.dataset['card']), card.getBoundingClientRect()]));
}
