import {
  forecast,
  predict,
  tellForecast,
  type AlphaOmega,
  type Branch,
  type Prediction,
  type State,
  type ToldBranch,
} from '../../../../engine/alpha-omega/index.ts';
import { check, type Answer } from '../../../../engine/index.ts';
import type { ForecastRequest, PredictionRequest, Reply } from '../../../shared/api.ts';
import type { Seen } from '../../sessions/looking.ts';
import { refuse } from '../../ipc/trouble.ts';

/** What comes up to the Strength Check, for eyes that are those of the asked seat. */
export function foreseen(
  seen: Seen<AlphaOmega>,
  { choices = [], brief, ...request }: Omit<ForecastRequest, 'game'>,
): Reply<ToldBranch> {
  const from = foreseenFrom(seen, request);
  if (!from.ok) return from;
  const { content, eyes } = seen;
  const { state, asked, first } = from.value;
  const { id: decision, seat } = asked;
  if (!eyes.includes(seat)) return refuse('rejected', 'notYourDecision');
  const wrong = first === undefined ? null : check(state, { decision, seat, answer: first });
  if (wrong !== null) return refuse('rejected', wrong);
  const leaves = brief ? 1 : ENDS_SHOWN;
  const root = forecast(state, content, { eyes, choices, leaves, ...(first && { first }) });
  return isFollowed(root, choices)
    ? { ok: true, value: tellForecast(root, state.table, eyes) }
    : refuse('rejected', 'notAnOption');
}

/** From where something is foreseen, what is asked there, and the answer that is tried first. */
interface From {
  readonly state: State;
  readonly asked: NonNullable<State['pending']>;
  readonly first?: Answer | undefined;
}

/** Where a turn that is over waits, nobody is asked: what its last answer leads to is foreseen by what was known before it. */
function foreseenFrom(
  { state, held }: Seen<AlphaOmega>,
  { decision, first }: Pick<ForecastRequest, 'decision' | 'first'>,
): Reply<From> {
  if (decision !== null) {
    const asked = askedOf(state, decision);
    return asked.ok ? { ok: true, value: { state, asked: asked.value, first } } : asked;
  }
  const asked = held?.state.pending ?? null;
  if (held == null || asked === null) return refuse('rejected', 'noDecision');
  return { ok: true, value: { state: held.state, asked, first: held.answer } };
}

/** What some answers are sure to do at once, for eyes that are those of the asked seat. */
export function predicted(
  { state, content, eyes }: Seen<AlphaOmega>,
  { decision, options }: Omit<PredictionRequest, 'game'>,
): Reply<readonly Prediction[]> {
  const asked = askedOf(state, decision);
  if (!asked.ok) return asked;
  const { seat, ask } = asked.value;
  if (!eyes.includes(seat)) return refuse('rejected', 'notYourDecision');
  const offered = ask.options.filter(({ id }) => options.includes(id));
  if (ask.kind !== 'one' || offered.length < options.length) return refuse('rejected', 'notAnOption');
  return { ok: true, value: predict(state, content, eyes, offered) };
}

/** So many branches of the Omens are there at once; a window asks for further ones by their choices. */
const ENDS_SHOWN = 6;

/** Do these choices lead through the forks of a forecast? */
function isFollowed(branch: Branch, [choice, ...later]: readonly string[]): boolean {
  if (choice === undefined) return true;
  const then = branch.fork?.branches.find(({ option }) => option.id === choice)?.then;
  return then != null && isFollowed(then, later);
}

/** The question that the window shows, if it is still the one that is asked. */
export function askedOf({ pending }: State, decision: number): Reply<NonNullable<State['pending']>> {
  if (pending === null) return refuse('rejected', 'noDecision');
  return pending.id === decision ? { ok: true, value: pending } : refuse('rejected', 'staleDecision');
}
