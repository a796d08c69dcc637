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
import type { JourneysDesk } from './desk.ts';
import { readGameStory } from './game-story.ts';
import { pilgrimageOf, settled, stepped, underway, type Underway } from './pilgrimages.ts';
import type { CampaignSetup, PilgrimageSetup } from './shapes.ts';

const now = ({ clock }: JourneysDesk): string => clock().toISOString();

const noSuchJourney = (id: string): ReturnType<typeof refuse> => refuse('gone', `noSuchJourney ${id}`);

/** A journey is called after its day unless somebody calls it otherwise: two of one day are told apart. */
const freeNameOf = ({ db }: JourneysDesk, wanted: string): string =>
  freeName(wanted, new Set(listJourneys(db).map(({ name }) => name)), LONGEST_NAME);

/** Begins a campaign: its game, and the journey that leads through it. */
export function beginCampaign(
  desk: JourneysDesk,
  { name, game, wonBefore = [] }: CampaignRequest,
): Reply<OpenGame> {
  if ((game.campaign ?? []).length === 0) return refuse('badRequest', 'a campaign needs two Objectives');
  const { db, newId, sessions } = desk;
  return db.inTransaction(() => {
    const begun = sessions.begin(game);
    if (!begun.ok) return begun;
    const stored = loadGame(db, begun.value.id);
    const settled = stored === null ? null : settledOf(stored);
    if (settled === null) return refuse('unreadable', 'the campaign’s game');
    const setup: CampaignSetup = { ...settled, wonBefore };
    const [id, begunAt] = [newId(), now(desk)];
    createJourney(db, { id, kind: 'campaign', name: freeNameOf(desk, name), begunAt, setup });
    putJourneyGame(db, { game: begun.value.id, journey: id, station: 0, begunAt });
    return begun;
  });
}

/** The pack whose way is gone where it is there. */
const OF_THE_WAY = 'starter';

/** Begins a Pilgrimage with the decks of one pack; it keeps them, whatever packs come later. */
export function beginPilgrimage(desk: JourneysDesk, request: PilgrimageRequest): Reply<Journey> {
  const { db, newId, newSeed } = desk;
  const packs = desk.packs().filter(({ objectives }) => objectives.length > 0);
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
  const name = freeNameOf(desk, request.name);
  const row = { id: newId(), kind: 'pilgrimage', name, begunAt: now(desk), setup };
  createJourney(db, row);
  return showJourney(desk, row.id);
}

/** A journey as it stands, after what its games came to was recorded. */
export function showJourney(desk: JourneysDesk, id: string): Reply<Journey> {
  const row = loadJourney(desk.db, id);
  if (row === null) return noSuchJourney(id);
  if (row.kind === 'campaign') return ok(campaignOf(desk.db, row));
  return ok(pilgrimageOf(desk.db, settledNow(desk, row)));
}

const settledNow = (desk: JourneysDesk, row: JourneyRow): Underway =>
  desk.db.inTransaction(() => settled(desk.db, underway(desk.db, row), now(desk)));

/** To the game of a journey: the one that is played, or the next one of a Pilgrimage. */
export function goOn(desk: JourneysDesk, id: string): Reply<OpenGame> {
  const { db, sessions } = desk;
  const row = loadJourney(db, id);
  if (row === null) return noSuchJourney(id);
  if (row.kind === 'campaign') {
    const { game } = campaignOf(db, row);
    return game === null ? refuse('noSuchGame', `of the journey ${id}`) : sessions.open(game);
  }
  const way = settledNow(desk, row);
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
    putJourneyGame(db, { game: begun.value.id, journey: id, station, begunAt: now(desk) });
    return begun;
  });
}

/** Takes what is offered on a Pilgrimage. */
export function choose(desk: JourneysDesk, { journey, offer, cards }: ChoiceRequest): Reply<Journey> {
  const row = loadJourney(desk.db, journey);
  if (row?.kind !== 'pilgrimage') return noSuchJourney(journey);
  const way = settledNow(desk, row);
  const chosen = chooseOffer(way.setup.pilgrim, way.pilgrim, offer, cards);
  if (!chosen.ok) return refuse('rejected', chosen.error);
  const step = { kind: 'chose', offer, cards } as const;
  return ok(pilgrimageOf(desk.db, stepped(desk.db, way, { at: now(desk), game: null, step })));
}

/**
 * Back to where an Objective began, for another try at it: with other decks, and with the hands of then. A Pilgrimage begins
 * a new game there, and so does a campaign at its first Objective; later on its game returns to that moment.
 */
export function restart(desk: JourneysDesk, { journey, station }: RestartRequest): Reply<Journey> {
  const { db, sessions } = desk;
  const row = loadJourney(db, journey);
  if (row === null) return noSuchJourney(journey);
  const step = { kind: 'restarted', station } as const;
  if (row.kind === 'pilgrimage') {
    const way = settledNow(desk, row);
    const isTried = (way.pilgrim.stations[station]?.tries ?? 0) > 0;
    const isPlayed = station === way.pilgrim.station && way.game !== null;
    if (!isTried && !isPlayed) return refuse('rejected', 'this Objective has not begun');
    return ok(pilgrimageOf(db, stepped(db, way, { at: now(desk), game: null, step })));
  }
  const beginning = beginningOf(db, journey, station);
  if (beginning === null) return refuse('rejected', 'this Objective has not begun');
  const { game, moment } = beginning;
  try {
    // Both or neither: an Objective that was begun anew is never without its mark.
    const begun = db.inTransaction(() => {
      const reply =
        moment === 0
          ? restartFirst(desk, journey, game)
          : sessions.tryAnew({ game, moment, seed: desk.newSeed() });
      const number = stepsOf(db, journey).length + 1;
      if (reply.ok) appendStep(db, journey, { number, at: now(desk), game, step });
      return reply;
    });
    return begun.ok ? showJourney(desk, journey) : begun;
  } catch (error) {
    // The return is not on disk.
    sessions.forget(game);
    throw error;
  }
}

/** Begins the game of a campaign once more, as it was set up, with other chance; the one that is left goes to the trash. */
function restartFirst(desk: JourneysDesk, journey: string, left: string): Reply<unknown> {
  const { db, sessions } = desk;
  const story = readGameStory(db, left);
  if (story === null) return refuse('noSuchGame', `of the journey ${journey}`);
  const { setup, seating } = story;
  const seats = setup.seats.map(({ name }) => name);
  const request: NewGame = { objective: setup.objective, seats, seed: desk.newSeed(), table: seating };
  const begun = sessions.begin(request, setup);
  if (!begun.ok) return begun;
  const begunAt = now(desk);
  putJourneyGame(db, { game: begun.value.id, journey, station: 0, begunAt });
  trashGames(db, [left], begunAt);
  sessions.forget(left);
  return begun;
}

/** Begins a try at a game of the calendar. Its decks are those of the pack that the calendar names. */
export function playCalendar(desk: JourneysDesk, request: CalendarRequest): Reply<OpenGame> {
  const { db, sessions } = desk;
  const { calendar, seat, table } = request;
  const wanted = calendarGame(calendar, request.day);
  if (request.day > todayOf(desk.clock)) return refuse('notYet', `${request.day} is still to come`);
  const pack = desk.packs().find(({ id }) => id === wanted.pack);
  if (pack === undefined) return refuse('noSuchCard', `the pack ${wanted.pack} is not there`);
  const { objective, campaign, variants, seed, day } = wanted;
  const ways = { variants, ...(campaign.length > 0 && { campaign }) };
  const setup = setUp(pack, objective, [seat], ways);
  return db.inTransaction(() => {
    const asked: NewGame = { objective, seats: [seat], seed, ...(table && { table }) };
    const begun = sessions.begin(asked, setup);
    if (begun.ok) putTry(db, { calendar, day, game: begun.value.id, begunAt: now(desk) });
    return begun;
  });
}
