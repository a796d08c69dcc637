import { below, shuffle, startStream } from '../../../kernel/rng.ts';
import type { Rng } from '../../../kernel/types.ts';
import type { DefId } from '../../selects.ts';
import type { Burden, Offer, Pilgrim, PilgrimSetup } from './pilgrim.ts';
import { LAMPS } from './pilgrim.ts';

/** So many cards one may choose from. */
const CHOICE = 3;
/** A burden's reward is better: three cards out of five. */
const REWARD = { of: 5, take: 3 };
const FOES = 2;
const LEFT_BEHIND = 5;

type Standing = Pick<Pilgrim, 'station' | 'deck' | 'away' | 'lamps' | 'reserve'>;

/**
 * What is offered after an Objective was achieved: always a card to earn and a burden with its reward, where there are any,
 * and between them help for the fallen and light for a lamp, where they are needed. The same for the same seed and
 * Objective, so that coming back to it offers nothing new to be picked over.
 */
export function offersFor(setup: PilgrimSetup, standing: Standing): readonly Offer[] {
  const chance = startStream(setup.seed, `offers:${String(standing.station)}`);
  const [store, afterStore] = shuffle(chance, inStore(setup, standing));
  const burden = burdenFor(standing, afterStore);
  const earned = store.slice(0, CHOICE);
  // Where little is left the same card can be had in either way.
  const apart = store.slice(CHOICE, CHOICE + REWARD.of);
  const reward = apart.length < REWARD.take ? store.slice(0, REWARD.of) : apart;
  return [
    ...(earned.length > 0 ? [{ id: 'earn', cards: earned, take: 1 } as const] : []),
    ...helpFor(standing),
    ...(burden !== null && reward.length >= REWARD.take
      ? [{ id: 'burden', burden, cards: reward, take: REWARD.take } as const]
      : []),
  ];
}

/** What the store still has of each card: what the pilgrim carries was taken out of it. */
function inStore({ store, deck: first }: PilgrimSetup, { deck }: Standing): readonly DefId[] {
  const earned = [...deck];
  for (const card of first) earned.splice(earned.indexOf(card), 1);
  const left: DefId[] = [];
  for (const card of store) {
    const at = earned.indexOf(card);
    if (at === -1) left.push(card);
    else earned.splice(at, 1);
  }
  // Two copies of a card are one offer.
  return [...new Set(left)];
}

function helpFor({ away, lamps }: Standing): readonly Offer[] {
  return [
    ...(away.length > 0 ? [{ id: 'heal', cards: away } as const] : []),
    ...(lamps < LAMPS ? [{ id: 'rest' } as const] : []),
  ];
}

function burdenFor({ reserve, deck, away }: Standing, chance: Rng): Burden | null {
  const present = without(deck, away);
  const [left] = shuffle(chance, present);
  const burdens: readonly Burden[] = [
    // The first of the reserve joins anyway: a burden is those who would come after.
    ...(reserve.length > FOES ? [{ kind: 'foes', cards: reserve.slice(1, 1 + FOES) } as const] : []),
    ...(present.length > 4 * LEFT_BEHIND
      ? [{ kind: 'leave', cards: left.slice(0, LEFT_BEHIND) } as const]
      : []),
    { kind: 'narrowWay' },
  ];
  const [pick] = below(startAfter(chance), burdens.length);
  return burdens[pick] ?? null;
}

/** A chance of its own, so that which burden comes does not hang on how many cards were shuffled. */
const startAfter = (chance: Rng): Rng => below(chance, 2)[1];

/** The cards of a list without those of another, copy by copy. */
export function without(cards: readonly DefId[], gone: readonly DefId[]): readonly DefId[] {
  const rest = [...cards];
  for (const card of gone) {
    const at = rest.indexOf(card);
    if (at !== -1) rest.splice(at, 1);
  }
  return rest;
}
