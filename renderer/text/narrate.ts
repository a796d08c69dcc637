import type { AlphaOmegaEvent, ToldEvent } from '../../engine/index.ts';
import type { Line } from './line.ts';
import { cardTellers } from './narrate-cards.ts';
import { roundTellers } from './narrate-round.ts';
import { voiceOf, type Cast, type Tellers, type Voice } from './voice.ts';

const tellers: Tellers<AlphaOmegaEvent['type']> = { ...roundTellers, ...cardTellers };

type Teller = (event: AlphaOmegaEvent, voice: Voice) => Line | null;

/** The line that a log shows for an event, or null for what is only bookkeeping. */
export function narrate(told: ToldEvent, cast: Cast): Line | null {
  // The record ties each teller to its own event; an index by a union cannot show that to the compiler.
  const teller = tellers[told.event.type] as Teller;
  return teller(told.event, voiceOf(cast, told.defs));
}

export function narrateAll(events: readonly ToldEvent[], cast: Cast): readonly Line[] {
  return events.map((told) => narrate(told, cast)).filter((line) => line !== null);
}
