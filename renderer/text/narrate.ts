import type { AlphaOmegaEvent, CardId, EventOf, IdleReason, Reason, ToldEvent } from '../../engine/index.ts';
import type { Line } from './line.ts';
import { idleLine } from './narrate-attacks.ts';
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

interface Idling {
  readonly why: IdleReason;
  readonly cards: readonly CardId[];
  readonly defs: ToldEvent['defs'];
  readonly reason: Reason;
}

/** The cards that idle, this one included, without anything told in between. */
function idlingWith(
  before: Idling | undefined,
  event: EventOf<'idled'>,
  { defs, why = [] }: ToldEvent,
): Idling {
  const same = before?.why === event.why ? before : undefined;
  return {
    why: event.why,
    cards: [...(same?.cards ?? []), event.card],
    defs: { ...same?.defs, ...defs },
    reason: [...(same?.reason ?? []), ...why],
  };
}

/** The line with the reason of what it tells, if there is one. */
const because = (line: Line, reason: Reason, defs: ToldEvent['defs']): Line =>
  reason.length === 0 ? line : { ...line, why: { reason, defs } };

/** The log of some events in their order. Cards that idle one after the other for the same reason are told together. */
export function narrateAll(events: readonly ToldEvent[], cast: Cast): readonly Line[] {
  const lines: Line[] = [];
  let idling: Idling | undefined;
  for (const told of events) {
    const line = narrate(told, cast);
    if (line === null) continue;
    if (told.event.type === 'idled') {
      idling = idlingWith(idling, told.event, told);
      if (idling.cards.length > 1) lines.pop();
      const idle = idleLine(idling.cards, idling.why, voiceOf(cast, idling.defs));
      lines.push(because(idle, idling.reason, idling.defs));
    } else {
      idling = undefined;
      lines.push(because(line, told.why ?? [], told.defs));
    }
  }
  return lines;
}
