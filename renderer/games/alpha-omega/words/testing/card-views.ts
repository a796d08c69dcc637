import type { CardDef, InPlayView, KnownCard, Side } from '../../../../../engine/alpha-omega/index.ts';
import { fakeBook, idOf } from './fake-cards.ts';

let next = 100;

/** A card that is known, by its name. */
export const known = (name: string, id = (next += 1)): KnownCard => ({ id, def: idOf(name) });

/** What an Item adds to blows; null for what adds nothing. */
const addedBy = (def: CardDef | undefined): number | null =>
  def?.type === 'item' && def.attack > 0 ? def.attack : null;

/** A card in play with the numbers of its print; `changes` says what is different about it. */
export function played(name: string, side: Side, changes: Partial<InPlayView> = {}): InPlayView {
  const card = known(name);
  const def = fakeBook.get(card.def);
  const strength = def !== undefined && 'strength' in def ? def.strength : null;
  const isPerson = def?.type === 'person';
  return {
    ...card,
    side,
    owner: side === 'good' ? 0 : null,
    countsFor: side,
    damage: 0,
    left: strength,
    strength: isPerson ? strength : addedBy(def),
    armed: isPerson ? (changes.attack ?? changes.strength ?? strength) : null,
    printed: def?.type === 'item' ? def.attack : strength,
    attack: isPerson ? strength : null,
    acted: false,
    lured: false,
    luresAstray: side === 'opponent' && isPerson,
    host: null,
    waiting: false,
    clock: null,
    cannot: [],
    readiness: { activated: null, interrupt: null },
    effects: [],
    ...changes,
  };
}

/** A hand of cards; Camael has been spent. */
export const hand = (...names: readonly string[]): readonly (KnownCard & { readonly spent: boolean })[] =>
  names.map((name) => ({ ...known(name), spent: name === 'Camael' }));
