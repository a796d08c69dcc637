import { setUp } from '../../../../../cards/load.ts';
import { putTry } from '../../../../../db/alpha-omega/calendar.ts';
import { loadGame } from '../../../../../db/games/games.ts';
import { trashGames } from '../../../../../db/games/saves.ts';
import {
  appendStep,
  createJourney,
  listJourneys,
  loadJourney,
  putJourneyGame,
  stepsOf,
  type JourneyRow,
} from '../../../../../db/alpha-omega/journeys.ts';
import {
  calendarGame,
  chooseOffer,
  nextGame,
  pilgrimSetup,
  refusalOf,
  type Setup,
} from '../../../../../engine/alpha-omega/index.ts';
import { ok } from '../../../../../engine/index.ts';
import type {
  CalendarRequest,
  CampaignRequest,
  ChoiceRequest,
  Journey,
  NewGame,
  OpenGame,
  PilgrimageRequest,
  RestartRequest,
} from '../../../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../../shared/api.ts';
import { LONGEST_NAME } from '../../../../shared/name-schema.ts';
import { freeName } from '../../../system/free-name.ts';
import { refuse } from '../../../ipc/trouble.ts';
import { todayOf } from './calendar.ts';
import { beginningOf, campaignOf, settledOf } from './campaigns.ts';
import type { JourneysDeps } from './deps.ts';
import { readGameStory } from './game-story.ts';
import { pilgrimageOf, settled, stepped, underway, type Underway } from './pilgrimages.ts';
import type { CampaignSetup, PilgrimageSetup } from './shapes.ts';

const now = ({ clock }: JourneysDeps): string => clock().toISOString();

const noSuchJourney = (id: string): ReturnType<typeof refuse> => refuse('gone', `noSuchJourney ${id}`);

/** A journey is called after its day unless somebody calls it otherwise: two of one day are told apart. */
const freeNameOf = ({ db }: JourneysDeps, wanted: string): string =>
  freeName(wanted, new Set(listJourneys(db).map(({ name }) => name)), LONGEST_NAME);

/** Begins a campaign: its game, and the journey that leads through it. */
export function beginCampaign(
  deps: JourneysDeps,
  { name, game, wonBefore = [] }: CampaignRequest,
): Reply<OpenGame> {
  if ((game.campaign ?? []).length === 0) return refuse('badRequest', 'a campaign needs two Objectives');
  const { db, newId, sessions } = deps;
  return db.inTransaction(() => {
    const begun = sessions.begin(game);
    if (!begun.ok) return begun;
    const stored = loadGame(db, begun.value.id);
    const settled = stored === null ? null : settledOf(stored);
    if (settled === null) return refuse('unreadable', 'the campaign’s game');
    const setup: CampaignSetup = { ...settled, wonBefore };
    const [id, begunAt] = [newId(), now(deps)];
    createJourney(db, { id, kind: 'campaign', name: freeNameOf(deps, name), begunAt, setup });
    putJourneyGame(db, { game: begun.value.id, journey: id, station: 0, begunAt });
    return begun;
  });
}

/** The pack whose way is gone where it is there. */
const OF_THE_WAY = 'starter';

/** Begins a Pilgrimage with the decks of one pack; it keeps them, whatever packs come later. */
export function beginPilgrimage(deps: JourneysDeps, request: PilgrimageRequest): Reply<Journey> {
  const { db, newId, newSeed } = deps;
  const packs = deps.packs().filter(({ objectives }) => objectives.length > 0);
  const pack = packs.find(({ id }) => id === OF_THE_WAY) ?? packs[0];
  if (pack === undefined) return refuse('noSuchCard', 'no pack has an Objective');
  const [objective = ''] = pack.objectives;
  const dealt = setUp(pack, objective, [request.seat]);
  // Said now, and not when its first game is to be begun.
  const refusal = refusalOf({ ...dealt, variants: request.variants });
  if (refusal !== null)
    return refuse('badRequest', `these cannot be played together: ${JSON.stringify(refusal)}`);
  const setup: PilgrimageSetup = {
    pilgrim: pilgrimSetup(
      {
        content: new Map(pack.cards.map((card) => [card.id, card])),
        objectives: pack.objectives,
        good: dealt.seats[0]?.deck ?? [],
        opponents: dealt.opponentDeck,
        callings: dealt.callingDeck,
      },
      newSeed(),
      request.variants,
    ),
    seat: request.seat,
    table: request.table ?? null,
  };
  const name = freeNameOf(deps, request.name);
  const row = { id: newId(), kind: 'pilgrimage', name, begunAt: now(deps), setup };
  createJourney(db, row);
  return showJourney(deps, row.id);
}

/** A journey as it stands, after what its games came to was recorded. */
export function showJourney(deps: JourneysDeps, id: string): Reply<Journey> {
  const row = loadJourney(deps.db, id);
  if (row === null) return noSuchJourney(id);
  if (row.kind === 'campaign') return ok(campaignOf(deps.db, row));
  return ok(pilgrimageOf(deps.db, settledNow(deps, row)));
}

const settledNow = (deps: JourneysDeps, row: JourneyRow): Underway =>
  deps.db.inTransaction(() => settled(deps.db, underway(deps.db, row), now(deps)));

/** To the game of a journey: the one that is played, or the next one of a Pilgrimage. */
export function goOn(deps: JourneysDeps, id: string): Reply<OpenGame> {
  const { db, sessions } = deps;
  const row = loadJourney(db, id);
  if (row === null) return noSuchJourney(id);
  if (row.kind === 'campaign') {
    const { game } = campaignOf(db, row);
    return game === null ? refuse('noSuchGame', `of the journey ${id}`) : sessions.open(game);
  }
  const way = settledNow(deps, row);
  if (way.game !== null) return sessions.open(way.game);
  const next = nextGame(way.setup.pilgrim, way.pilgrim);
  if (next === null) return refuse('rejected', `the journey is ${way.pilgrim.phase}`);
  const { seat, table } = way.setup;
  const { seed, deck, ...game } = next;
  const setup: Setup = { ...game, seats: [{ name: seat, deck }] };
  const request: NewGame = { objective: next.objective, seats: [seat], seed, ...(table && { table }) };
  return db.inTransaction(() => {
    const begun = sessions.begin(request, setup);
    if (!begun.ok) return begun;
    const { station } = way.pilgrim;
    putJourneyGame(db, { game: begun.value.id, journey: id, station, begunAt: now(deps) });
    return begun;
  });
}

/** Takes what is offered on a Pilgrimage. */
export function choose(deps: JourneysDeps, { journey, offer, cards }: ChoiceRequest): Reply<Journey> {
  const row = loadJourney(deps.db, journey);
  if (row?.kind !== 'pilgrimage') return noSuchJourney(journey);
  const way = settledNow(deps, row);
  const chosen = chooseOffer(way.setup.pilgrim, way.pilgrim, offer, cards);
  if (!chosen.ok) return refuse('rejected', chosen.error);
  const step = { kind: 'chose', offer, cards } as const;
  return ok(pilgrimageOf(deps.db, stepped(deps.db, way, { at: now(deps), game: null, step })));
}

/**
 * Back to where an Objective began, for another try at it: with other decks, and with the hands of then. A Pilgrimage begins
 * a new game there, and so does a campaign at its first Objective; later on its game returns to that moment.
 */
export function restart(deps: JourneysDeps, { journey, station }: RestartRequest): Reply<Journey> {
  const { db, sessions } = deps;
  const row = loadJourney(db, journey);
  if (row === null) return noSuchJourney(journey);
  const step = { kind: 'restarted', station } as const;
  if (row.kind === 'pilgrimage') {
    const way = settledNow(deps, row);
    const isTried = (way.pilgrim.stations[station]?.tries ?? 0) > 0;
    const isPlayed = station === way.pilgrim.station && way.game !== null;
    if (!isTried && !isPlayed) return refuse('rejected', 'this Objective has not begun');
    return ok(pilgrimageOf(db, stepped(db, way, { at: now(deps), game: null, step })));
  }
  const beginning = beginningOf(db, journey, station);
  if (beginning === null) return refuse('rejected', 'this Objective has not begun');
  const { game, moment } = beginning;
  try {
    // Both or neither: an Objective that was begun anew is never without its mark.
    const begun = db.inTransaction(() => {
      const reply =
        moment === 0
          ? restartFirst(deps, journey, game)
          : sessions.tryAnew({ game, moment, seed: deps.newSeed() });
      const number = stepsOf(db, journey).length + 1;
      if (reply.ok) appendStep(db, journey, { number, at: now(deps), game, step });
      return reply;
    });
    return begun.ok ? showJourney(deps, journey) : begun;
  } catch (error) {
    // The return is not on disk.
    sessions.forget(game);
    throw error;
  }
}

/** Begins the game of a campaign once more, as it was set up, with other chance; the one that is left goes to the trash. */
function restartFirst(deps: JourneysDeps, journey: string, left: string): Reply<unknown> {
  const { db, sessions } = deps;
  const story = readGameStory(db, left);
  if (story === null) return refuse('noSuchGame', `of the journey ${journey}`);
  const { setup, seating } = story;
  const seats = setup.seats.map(({ name }) => name);
  const request: NewGame = { objective: setup.objective, seats, seed: deps.newSeed(), table: seating };
  const begun = sessions.begin(request, setup);
  if (!begun.ok) return begun;
  const begunAt = now(deps);
  putJourneyGame(db, { game: begun.value.id, journey, station: 0, begunAt });
  trashGames(db, [left], begunAt);
  sessions.forget(left);
  return begun;
}

/** Begins a try at a game of the calendar. Its decks are those of the pack that the calendar names. */
export function playCalendar(deps: JourneysDeps, request: CalendarRequest): Reply<OpenGame> {
  const { db, sessions } = deps;
  const { calendar, seat, table } = request;
  const wanted = calendarGame(calendar, request.day);
  if (request.day > todayOf(deps.clock)) return refuse('notYet', `${request.day} is still to come`);
  const pack = deps.packs().find(({ id }) => id === wanted.pack);
  if (pack === undefined) return refuse('noSuchCard', `the pack ${wanted.pack} is not there`);
  const { objective, campaign, variants, seed, day } = wanted;
  const ways = { variants, ...(campaign.length > 0 && { campaign }) };
  const setup = setUp(pack, objective, [seat], ways);
  return db.inTransaction(() => {
    const asked: NewGame = { objective, seats: [seat], seed, ...(table && { table }) };
    const begun = sessions.begin(asked, setup);
    if (begun.ok) putTry(db, { calendar, day, game: begun.value.id, begunAt: now(deps) });
    return begun;
  });
}
