import { appendAnswer, createGame, deleteGame, listGames, loadGame, type Progress } from '../../db/games.ts';
import type { WritableDb } from '../../db/handles.ts';
import { currentPacks, packsOfGame } from '../../db/packs.ts';
import { createMachine, saveState, type Machine, type SavedState } from '../../engine/index.ts';
import type { Applied, GameState, GameTypes, SeatId } from '../../engine/kernel/types.ts';
import type { GameAnswer, GameList, NewGame, OpenGame, Reply } from '../shared/api.ts';
import { attempt } from './attempt.ts';
import { eyesOf, type Play } from './play.ts';
import type { Reporter } from './reports.ts';
import { restore } from './restore.ts';
import { refuse } from './trouble.ts';

/** A game as it is handed to the window. */
export interface Opened<View, Told, Print> {
  readonly id: string;
  readonly seed: string;
  /** Of the very content that the game is played with. */
  readonly cards: readonly Print[];
  readonly view: View;
  readonly log: readonly Told[];
  readonly notice: OpenGame['notice'];
}

/** What an answer led to, as it is handed to the window. */
export interface Stepped<View, Told> {
  readonly view: View;
  readonly events: readonly Told[];
}

/** A game as it stands, and who looks at it. */
export interface Seen<G extends GameTypes> {
  readonly state: GameState<G>;
  readonly content: G['content'];
  readonly eyes: readonly SeatId[];
}

/** The games of this program. Nothing is thrown, and whatever a reply shows is on disk before. */
export interface Sessions<G extends GameTypes, Told, Print> {
  list(): Reply<GameList>;
  begin(request: NewGame): Reply<Opened<G['view'], Told, Print>>;
  open(id: string): Reply<Opened<G['view'], Told, Print>>;
  answer(answer: GameAnswer): Reply<Stepped<G['view'], Told>>;
  /** Asks something of a game as it stands; whatever is asked must keep to what the eyes may see. */
  ask<T>(id: string, what: (seen: Seen<G>) => Reply<T>): Reply<T>;
  remove(id: string): Reply<null>;
}

export interface SessionPorts {
  readonly db: WritableDb;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly newSeed: () => string;
  readonly report: Reporter;
}

/** A game on the table. Its state is always the last one that was stored. */
interface Running<G extends GameTypes> {
  readonly id: string;
  readonly seed: string;
  readonly machine: Machine<G>;
  readonly eyes: readonly SeatId[];
  readonly state: GameState<G>;
  readonly answers: number;
}

/** What every function below works with. */
interface Room<G extends GameTypes, Told, Print> extends SessionPorts {
  readonly play: Play<G, Told, Print>;
  readonly onTable: Map<string, Running<G>>;
}

/** Runs the games of one ruleset. Each answer is stored, whole or not at all, before its result is given away. */
export function createSessions<G extends GameTypes, Told, Print>(
  play: Play<G, Told, Print>,
  ports: SessionPorts,
): Sessions<G, Told, Print> {
  const room: Room<G, Told, Print> = { ...ports, play, onTable: new Map() };
  const { db, report } = ports;
  const nothing = (): object => ({});
  const stored = (game: string) => (): object => ({ game: loadGame(db, game) });
  return {
    list: () => attempt(report, nothing, () => list(room)),
    begin: (request) => begin(room, request),
    open: (id) => attempt(report, stored(id), () => open(room, id)),
    answer: (given) => {
      const about = (): object => ({ ...stored(given.game)(), given });
      const reply = attempt(report, about, () => answer(room, given));
      // What is on disk counts: the next answer reads it again.
      if (!reply.ok && reply.error.code === 'storage') room.onTable.delete(given.game);
      return reply;
    },
    ask: (id, what) => attempt(report, stored(id), () => ask(room, id, what)),
    remove: (id) => attempt(report, nothing, () => remove(room, id)),
  };
}

/** What cannot be read is said, not left out: a game that vanished would look lost. */
function list<G extends GameTypes>({ db, play }: Room<G, unknown, unknown>): Reply<GameList> {
  const lines = listGames(db).map(({ row, ...line }) => ({
    ...line,
    summary: row.ok ? play.summary(row.value) : row,
  }));
  const games = lines.flatMap(({ summary }) => (summary.ok ? [summary.value] : []));
  const unreadable = lines.flatMap(({ summary, ...line }) =>
    summary.ok ? [] : [{ ...line, detail: summary.error }],
  );
  return { ok: true, value: { games, unreadable } };
}

function begin<G extends GameTypes, Told, Print>(
  room: Room<G, Told, Print>,
  request: NewGame,
): Reply<Opened<G['view'], Told, Print>> {
  const { play, db, clock } = room;
  const id = room.newId();
  const seed = request.seed ?? room.newSeed();
  const about = { id, seed, ruleset: play.ruleset.id, rules: play.ruleset.version };
  return attempt(
    room.report,
    () => ({ game: { ...about, request } }),
    () => {
      const packs = currentPacks(db);
      const content = play.readContent(packs);
      if (!content.ok) return refuse('unreadable', `the packs of the catalogue: ${content.error}`);
      const dealt = play.deal(request, packs);
      if (!dealt.ok) return dealt;
      const setup = dealt.value;
      const machine = createMachine(play.ruleset, content.value);
      const eyes = eyesOf(play, setup);
      const applied = machine.begin(setup, seed);
      const { view, events: log } = seen(play, machine, eyes, applied);
      const createdAt = clock().toISOString();
      createGame(db, {
        ...about,
        setup,
        createdAt,
        packs: packs.map(({ hash }) => hash),
        ...kept(play, applied),
      });
      room.onTable.set(id, { id, seed, machine, eyes, state: applied.state, answers: 0 });
      return { ok: true, value: { id, seed, cards: play.prints(content.value), view, log, notice: null } };
    },
  );
}

function open<G extends GameTypes, Told, Print>(
  room: Room<G, Told, Print>,
  id: string,
): Reply<Opened<G['view'], Told, Print>> {
  const { play, db, report } = room;
  const stored = loadGame(db, id);
  if (!stored) return noSuchGame(id);
  const restored = restore(play, stored, packsOfGame(db, id), report);
  if (!restored.ok) return restored;
  const { machine, setup, state, ...shown } = restored.value;
  const { seed, answers } = stored;
  const eyes = eyesOf(play, setup);
  room.onTable.set(id, { id, seed, machine, eyes, state, answers });
  const cards = play.prints(machine.content);
  return { ok: true, value: { id, seed, cards, ...shown } };
}

function answer<G extends GameTypes, Told>(
  room: Room<G, Told, unknown>,
  { game: id, ...command }: GameAnswer,
): Reply<Stepped<G['view'], Told>> {
  const { play, db, clock, onTable } = room;
  const running = broughtToTable(room, id);
  if (!running.ok) return running;
  const game = running.value;
  const applied = game.machine.apply(game.state, command);
  if (!applied.ok) return refuse('rejected', applied.error.code);
  // Seen before it is stored: a defect in showing a state must not leave a game that cannot be shown.
  const step = seen(play, game.machine, game.eyes, applied.value);
  const number = game.answers + 1;
  appendAnswer(db, {
    game: id,
    number,
    command,
    playedAt: clock().toISOString(),
    ...kept(play, applied.value),
  });
  onTable.set(id, { ...game, state: applied.value.state, answers: number });
  return { ok: true, value: step };
}

/** The game as it stands; after a restart it is read first. */
function broughtToTable<G extends GameTypes, Told>(
  room: Room<G, Told, unknown>,
  id: string,
): Reply<Running<G>> {
  if (!room.onTable.has(id)) {
    const opened = open(room, id);
    if (!opened.ok) return opened;
  }
  const game = room.onTable.get(id);
  return game ? { ok: true, value: game } : noSuchGame(id);
}

function ask<G extends GameTypes, Told, T>(
  room: Room<G, Told, unknown>,
  id: string,
  what: (seen: Seen<G>) => Reply<T>,
): Reply<T> {
  const running = broughtToTable(room, id);
  if (!running.ok) return running;
  const { state, machine, eyes } = running.value;
  return what({ state, content: machine.content, eyes });
}

function remove<G extends GameTypes>({ db, onTable }: Room<G, unknown, unknown>, id: string): Reply<null> {
  onTable.delete(id);
  return deleteGame(db, id) ? { ok: true, value: null } : noSuchGame(id);
}

function seen<G extends GameTypes, Told>(
  play: Play<G, Told, unknown>,
  machine: Machine<G>,
  eyes: readonly SeatId[],
  applied: Applied<G>,
): Stepped<G['view'], Told> {
  const view = machine.view(applied.state, eyes);
  return { view, events: play.tell(applied, machine.content, eyes) };
}

function kept<G extends GameTypes>(
  play: Play<G, unknown, unknown>,
  { state }: Applied<G>,
): Progress & { state: SavedState } {
  return { state: saveState(state), round: play.round(state.table), outcome: state.outcome };
}

const noSuchGame = (id: string): ReturnType<typeof refuse> => refuse('noSuchGame', id);
