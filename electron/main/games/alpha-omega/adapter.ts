import { z } from 'zod';
import { catalogueOf, setUp, type Pack } from '../../../../cards/load.ts';
import { wholePacks } from '../../../../cards/whole-pack.ts';
import type { GameRow } from '../../../../db/games/games.ts';
import { contentHash, type PackVersion } from '../../../../db/games/packs.ts';
import {
  alphaOmegaRules,
  refusalOf,
  type AlphaOmega,
  type CardDef,
  type DefId,
  type Outcome,
  type Setup,
  type ToldEvent,
} from '../../../../engine/alpha-omega/index.ts';
import { fail, ok, type Result } from '../../../../engine/index.ts';
import type { GameSummary, NewGame } from '../../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../shared/api.ts';
import { refuse } from '../../ipc/trouble.ts';
import type { Known, GameAdapter } from '../../sessions/game-adapter.ts';
import { readSeating } from '../../sessions/seating.ts';
import { builtDecks, refusedDeck } from './decks/playing.ts';
import { requestOf } from './request.ts';
import { placeAfter, readTold, readView } from './stored-values.ts';
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

/** How Alpha/Omega is set up, told and listed. */
export const alphaOmegaAdapter: GameAdapter<AlphaOmega, ToldEvent, CardDef, NewGame> = {
  ...alphaOmegaRules,
  deal,
  requestOf,
  readSetup,
  readContent: (versions) => {
    const packs = readPacks(versions);
    return packs.ok ? ok(catalogueOf(packs.value)) : packs;
  },
  wholePacks: (values) => {
    const read = wholePacks(values);
    const [first] = read.ok ? [] : read.error;
    return first === undefined ? ok(null) : fail(first);
  },
  readTold,
  readView,
  placeAfter,
  prints: (cards) => [...cards.values()],
  sides: ({ inPlay }) => inPlay.map(({ id, side }) => [id, side]),
  summary,
};

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
  const around = readSeating(seating, alphaOmegaRules.names(read.value));
  if (!around.ok) return fail(`seating: ${around.error}`);
  const { id, seed, round, answers, createdAt, playedAt } = row;
  return ok({
    ruleset: 'alpha-omega',
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
