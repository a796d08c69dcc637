import { z } from 'zod';
import { catalogueOf, setUp, type Pack } from '../../../../cards/load.ts';
import type { GameRow } from '../../../../db/games/games.ts';
import { contentHash, type PackVersion } from '../../../../db/games/packs.ts';
import {
  alphaOmega,
  beatsOf,
  counsel,
  explain,
  momentOf,
  needlessAnswer,
  odds,
  reasonsGiven,
  refusalOf,
  retold,
  tell,
  partnerThinking,
  sureToWin,
  objectiveEndsIn,
  turnEndIn,
  type AlphaOmega,
  type CardDef,
  type Catalogue,
  type Odds,
  type Counsel,
  type Explanation,
  type Outcome,
  type DefId,
  type Effort,
  type Setup,
  type State,
  type ToldEvent,
  type View,
  type Why,
} from '../../../../engine/alpha-omega/index.ts';
import { fail, ok, startStream, type Result } from '../../../../engine/index.ts';
import type { InParts } from '../../../../engine/kernel/in-parts.ts';
import type { GameSummary, NewGame, ReasonGiven, Reply } from '../../../shared/api.ts';
import { builtDecks, refusedDeck } from './decks/playing.ts';
import { askedOf } from './foreseeing.ts';
import type { Answered, Seen } from '../../sessions/looking.ts';
import type { Known, Play } from '../../sessions/play.ts';
import { readTold } from '../../replays/stored-play.ts';
import { requestOf } from './request.ts';
import { readSeating } from '../../sessions/seating.ts';
import { refuse } from '../../ipc/trouble.ts';
import { arranged } from './tutorial.ts';

/*
 * What this program wrote is looked at as far as this file uses it; what the rules add to it is let be, since their
 * version says whether they can read it.
 */
const defId = z.string().max(80);
const deck = z.array(defId).max(500);
const setupShape = z.looseObject({
  objective: defId,
  seats: z.array(z.looseObject({ name: z.string().max(40), deck })).min(1),
  opponentDeck: deck,
  callingDeck: deck,
  arranged: z.string().max(40).optional(),
});
const outcomeShape = z.looseObject({
  ...{ winner: z.string().nullable(), reason: z.string(), round: z.int() },
  achieved: z.int().min(0).optional(),
});

/** A computer player that puts so much effort into each answer. */
export const botThinking = (effort: Effort): Play<AlphaOmega, ToldEvent, CardDef>['bot'] =>
  function* (state, machine, seed) {
    const [answer] = yield* partnerThinking(state, machine, startStream(seed, 'bot'), effort);
    return answer;
  };

/** A bot thinks about as long as nobody minds waiting for. */
const BOT_EFFORT = { steps: 600, checks: 2 };

/** How Alpha/Omega is set up, told and listed. */
export const alphaOmegaPlay: Play<AlphaOmega, ToldEvent, CardDef> = {
  ruleset: alphaOmega,
  deal,
  requestOf,
  readSetup,
  readContent: (versions) => {
    const packs = readPacks(versions);
    return packs.ok ? ok(catalogueOf(packs.value)) : packs;
  },
  prints: (cards) => [...cards.values()],
  tell: ({ events, state }, _, eyes) => tell(events, state.table, eyes),
  retell: (stored, eyes) => {
    const told = readTold(stored);
    return told.ok ? told.value.map((event) => retold(event, eyes)) : [];
  },
  names,
  beats: beatsOf,
  bot: botThinking(BOT_EFFORT),
  needless: (state, cards) => {
    const answer = needlessAnswer(state, cards);
    return answer === null ? null : [answer.id];
  },
  round: ({ round }) => round,
  sides: ({ inPlay }) => inPlay.map(({ id, side }) => [id, side]),
  moment: momentOf,
  turnEnd: turnEndIn,
  objectiveEnds: objectiveEndsIn,
  summary,
};

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

/** What a computer player thought of, and how it was seen. */
export interface Reasoned {
  readonly view: View;
  readonly work: InParts<Omit<ReasonGiven, 'view'>>;
}

/** What speaks for an answer that was given, for eyes that see the hand it was given from. */
export function reasoned({ state, content, eyes, answer, view }: Answered<AlphaOmega>): Reply<Reasoned> {
  const { pending } = state;
  if (pending === null || !eyes.includes(pending.seat)) return refuse('rejected', 'notYourDecision');
  const asking = { seat: pending.seat, seed: `reasons ${String(pending.id)}`, answer };
  return { ok: true, value: { view, work: reasonsOf(state, content, asking) } };
}

function* reasonsOf(
  state: State,
  content: Catalogue,
  asking: Parameters<typeof reasonsGiven>[2],
): Reasoned['work'] {
  const wins = (yield* sureToWin(state, content, [asking.answer])) !== null;
  return { wins, counsel: yield* reasonsGiven(state, content, asking) };
}

/** Why something is as it is, unless the eyes cannot see what is asked about. */
export function explained({ state, content, eyes }: Seen<AlphaOmega>, why: Why): Reply<Explanation> {
  const value = explain(state, content, eyes, why);
  return value === null ? refuse('rejected', 'notSeen') : { ok: true, value };
}

function names({ seats, opponents = [] }: Setup): readonly string[] {
  return [...seats, ...opponents].map(({ name }) => name);
}

/** What the next Opponent card may be, as the looking eyes know it. */
export const reckoned = ({ state, content, eyes }: Seen<AlphaOmega>): Reply<Odds> => ({
  ok: true,
  value: odds(state.table, content, eyes),
});

function readSetup(stored: unknown): Result<Setup, string> {
  const { success, error } = setupShape.safeParse(stored);
  return success ? ok(stored as Setup) : fail(z.prettifyError(error));
}

/** The Objective that is played once so many were achieved; at the end of a campaign its last. */
function objectiveAfter({ objective, campaign = [] }: Setup, achieved: number): DefId {
  const way = [objective, ...campaign];
  return way[Math.min(achieved, way.length - 1)] ?? objective;
}

function summary(
  { setup, seating, outcome, ...row }: GameRow,
  { goesOn, achieved }: Known,
): Result<GameSummary, string> {
  const read = readSetup(setup);
  if (!read.ok) return fail(`set-up: ${read.error}`);
  const ended = outcomeShape.nullable().safeParse(outcome);
  if (!ended.success) return fail(`outcome: ${z.prettifyError(ended.error)}`);
  const { seats, variants = [], opponents = [], arranged: arrangement = null } = read.value;
  const around = readSeating(seating, names(read.value));
  if (!around.ok) return fail(`seating: ${around.error}`);
  const { id, seed, round, answers, createdAt, playedAt } = row;
  return ok({
    ...{ id, seed, round, answers, createdAt, playedAt, variants },
    objective: objectiveAfter(read.value, ended.data?.achieved ?? achieved ?? 0),
    seats: seats.map(({ name }) => name),
    opponents: opponents.map(({ name }) => name),
    hands: around.value.hands,
    arranged: arrangement,
    journey: null,
    outcome: outcome as Outcome | null,
    goesOn,
  });
}

/** The decks of the pack that the Objective is from, dealt in the way that was asked for. */
function deal(request: NewGame, versions: readonly PackVersion[]): Reply<AlphaOmega['setup']> {
  const { objective, seats, campaign = [] } = request;
  const packs = readPacks(versions);
  if (!packs.ok) return refuse('unreadable', packs.error);
  const cards = packs.value.flatMap((pack) => pack.cards);
  if (request.tutorial !== undefined) return arranged(request.tutorial, new Set(cards.map(({ id }) => id)));
  for (const id of [objective, ...campaign]) {
    const card = cards.find((each) => each.id === id);
    if (!card) return refuse('noSuchCard', `no pack has an Objective ${id}`);
    if (card.type !== 'objective')
      return refuse('noSuchCard', `${id} is no Objective but of type ${card.type}`);
  }
  const pack = packs.value.find((each) => each.cards.some(({ id }) => id === objective));
  if (!pack) return refuse('noSuchCard', `no pack has an Objective ${objective}`);
  const refused = refusedDeck(request, catalogueOf(packs.value));
  if (refused) return refused;
  const { decks: _, opponentDeck: __, ...ways } = request;
  const setup = setUp(pack, objective, seats, { ...ways, ...builtDecks(request) });
  const refusal = refusalOf(setup);
  return refusal
    ? refuse('badRequest', `these cannot be played together: ${JSON.stringify(refusal)}`)
    : ok(setup);
}

/** The text was checked when it was kept; that it is still that text is what its hash says. */
function readPacks(versions: readonly PackVersion[]): Result<readonly Pack[], string> {
  const changed = versions.find(({ hash, content }) => contentHash(content) !== hash);
  if (changed) return fail(`pack ${changed.pack} ${changed.version}: its content is not what was kept`);
  return ok(versions.map(({ content }) => JSON.parse(content) as Pack));
}
