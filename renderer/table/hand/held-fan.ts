import type { ThingId } from '../things.ts';
import { seenIn, type HandSpace, type Held } from './hand-fan.ts';

/**
 * Keeps the cards of a hand where they lie as long as somebody reaches for it: what was played leaves a gap, which closes once
 * the pointer has left the hand or rests. So nobody finds another card where the one lay that they reach for.
 */
export class HeldFan {
  #places: ReadonlyMap<ThingId, Held> = new Map();
  #room = '';

  /**
   * @param ids the cards, from left to right
   * @param fan how they would lie anew
   * @param isReachedFor whether a pointer reaches for the hand
   */
  hold(
    ids: readonly ThingId[],
    fan: readonly Held[],
    room: HandSpace,
    isReachedFor: boolean,
  ): readonly Held[] {
    const key = JSON.stringify(room);
    const kept = ids.flatMap((id) => this.#places.get(id) ?? []);
    const isInOrder = kept.every(({ x }, at) => at === 0 || x > (kept[at - 1]?.x ?? 0));
    const isKept = isReachedFor && key === this.#room && kept.length === ids.length && isInOrder;
    const now = isKept ? seenIn(kept, room.card) : fan;
    if (!isKept) this.#places = new Map(ids.flatMap((id, at) => (fan[at] ? [[id, fan[at]]] : [])));
    this.#room = key;
    return now;
  }
}
