import {
  counsel,
  explain,
  odds,
  reasonsGiven,
  sureToWin,
  type AlphaOmega,
  type Catalogue,
  type Counsel,
  type Explanation,
  type Odds,
  type State,
  type View,
  type Why,
} from '../../../../engine/alpha-omega/index.ts';
import type { InParts } from '../../../../engine/kernel/in-parts.ts';
import type { ReasonGiven } from '../../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../shared/api.ts';
import { refuse } from '../../ipc/trouble.ts';
import type { Answered, Seen } from '../../sessions/looking.ts';
import { askedOf } from './foreseeing.ts';

/**
 * A hint for the question that is asked, for eyes that are those of the asked seat. The same question always gets the
 * same, so that asking again is no new throw of the dice.
 */
export function counselled(
  { state, content, eyes }: Seen<AlphaOmega>,
  decision: number,
): Reply<InParts<Counsel>> {
  const asked = askedOf(state, decision);
  if (!asked.ok) return asked;
  const { seat } = asked.value;
  const value = eyes.includes(seat)
    ? counsel(state, content, { seat, seed: `counsel ${String(decision)}` })
    : null;
  return value === null ? refuse('rejected', 'notYourDecision') : { ok: true, value };
}

/** What speaks for an answer that was given, for eyes that see the hand it was given from. */
export function reasoned({
  state,
  content,
  eyes,
  answer,
  view,
}: Answered<AlphaOmega>): Reply<InParts<ReasonGiven>> {
  const { pending } = state;
  if (pending === null || !eyes.includes(pending.seat)) return refuse('rejected', 'notYourDecision');
  const asking = { seat: pending.seat, seed: `reasons ${String(pending.id)}`, answer };
  return { ok: true, value: reasonsOf({ state, content, view }, asking) };
}

function* reasonsOf(
  { state, content, view }: { readonly state: State; readonly content: Catalogue; readonly view: View },
  asking: Parameters<typeof reasonsGiven>[2],
): InParts<ReasonGiven> {
  const wins = (yield* sureToWin(state, content, [asking.answer])) !== null;
  return { view, wins, counsel: yield* reasonsGiven(state, content, asking) };
}

/** Why something is as it is, unless the eyes cannot see what is asked about. */
export function explained({ state, content, eyes }: Seen<AlphaOmega>, why: Why): Reply<Explanation> {
  const value = explain(state, content, eyes, why);
  return value === null ? refuse('rejected', 'notSeen') : { ok: true, value };
}

/** What the next Opponent card may be, as the looking eyes know it. */
export const reckoned = ({ state, content, eyes }: Seen<AlphaOmega>): Reply<Odds> => ({
  ok: true,
  value: odds(state.table, content, eyes),
});
