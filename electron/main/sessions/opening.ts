import { createGame, loadGame, type Progress } from '../../../db/games/games.ts';
import { currentPacks, packsOfGame } from '../../../db/games/packs.ts';
import { usualHands } from '../../../engine/contract.ts';
import { createMachine, ok, saveState, type SavedState } from '../../../engine/index.ts';
import { begun } from '../../../engine/kernel/history.ts';
import type { GameTypes } from '../../../engine/kernel/types.ts';
import type { NewGame, OpenGame, Reply } from '../../shared/api.ts';
import type { StandingOf } from '../../shared/table/standing.ts';
import { attempt } from '../ipc/attempt.ts';
import { firstEyes } from './eyes.ts';
import { pastOf } from './past.ts';
import { keepView } from '../replays/stored-views.ts';
import { restore, type Restored } from './restore.ts';
import { stateOf, toldToAll, type SessionContext, type Running } from './running.ts';
import { seatingFault, usualSeating } from './seating.ts';
import { heldAt } from './stops.ts';
import { standingOf } from './telling.ts';
import { refuse } from '../ipc/trouble.ts';

/** A game as it is handed to the window. */
export interface Opened<View, Told, Print, Request = NewGame> extends StandingOf<View, Told> {
  readonly id: string;
  readonly seed: string;
  readonly request: Request | null;
  /** The prints of the very content that the game is played with. */
  readonly cards: readonly Print[];
  readonly notice: OpenGame['notice'];
}

/**
 * Begins a game and keeps it.
 * @param given its set-up, where it is not dealt as the request says
 */
export function begin<G extends GameTypes, Told, Print, Request extends NewGame>(
  context: SessionContext<G, Told, Print, Request>,
  request: NewGame,
  given?: G['setup'],
): Reply<Opened<G['view'], Told, Print, Request>> {
  const { adapter } = context;
  const id = context.newId();
  const seed = request.seed ?? context.newSeed();
  const about = { id, seed, ruleset: adapter.ruleset.id, rules: adapter.ruleset.version };
  return attempt(
    context.report,
    () => ({ game: { ...about, request } }),
    () => {
      const dealt = sitDown(context, request, { id, seed, given });
      if (!dealt.ok) return dealt;
      const { running, setup, packs } = dealt.value;
      const shown = handedOver(context, running, { setup, notice: null });
      const createdAt = context.clock().toISOString();
      context.db.inTransaction(() => {
        createGame(context.db, {
          ...about,
          setup,
          seating: running.seating,
          createdAt,
          packs,
          events: toldToAll(adapter, running),
          ...kept(context, running),
        });
        keepView(context, running);
      });
      context.onTable.set(id, running);
      return { ok: true, value: shown };
    },
  );
}

interface Dealt<G extends GameTypes> {
  readonly running: Running<G>;
  readonly setup: G['setup'];
  /** The hashes of the packs it is played with. */
  readonly packs: readonly string[];
}

function sitDown<G extends GameTypes>(
  { adapter, db }: SessionContext<G, unknown, unknown>,
  request: NewGame,
  { id, seed, given }: { readonly id: string; readonly seed: string; readonly given: G['setup'] | undefined },
): Reply<Dealt<G>> {
  const packs = currentPacks(db, adapter.ruleset.id);
  const content = adapter.readContent(packs);
  if (!content.ok) return refuse('unreadable', `the packs of the catalogue: ${content.error}`);
  const dealt = given === undefined ? adapter.deal(request, packs) : ok(given);
  if (!dealt.ok) return dealt;
  const setup = dealt.value;
  const names = adapter.names(setup);
  const seating = request.table ?? usualSeating(names, usualHands(adapter.stance, names.length));
  const fault = seatingFault(seating, names.length);
  if (fault !== null) return refuse('badRequest', `the seating: ${fault}`);
  const machine = createMachine(adapter.ruleset, content.value);
  const history = begun(machine.begin(setup, seed));
  const running = { id, seed, machine, seating, eyes: firstEyes(seating), history, past: null };
  return { ok: true, value: { running, setup, packs: packs.map(({ hash }) => hash) } };
}

/** Brings a stored game to the table. */
export function open<G extends GameTypes, Told, Print, Request extends NewGame>(
  context: SessionContext<G, Told, Print, Request>,
  id: string,
): Reply<Opened<G['view'], Told, Print, Request>> {
  const { adapter, db, report } = context;
  const stored = loadGame(db, id);
  if (!stored) return noSuchGame(id);
  const restored = restore(adapter, stored, packsOfGame(db, id), report);
  if (!restored.ok) return restored;
  const { notice, setup, upgraded, ...game } = restored.value;
  const past = pastOf(context, id, { machine: game.machine, upgraded });
  const whole = { id, seed: stored.seed, ...game, eyes: firstEyes(game.seating), past };
  const running = stillWaiting(context, whole) ?? whole;
  const shown = handedOver(context, running, { setup, notice });
  context.onTable.set(id, running);
  return { ok: true, value: shown };
}

/** A game that nobody has let go on yet from where an Objective was achieved; null where it does not wait there. */
function stillWaiting<G extends GameTypes>(
  { onTable }: SessionContext<G, unknown, unknown>,
  { id, eyes, history }: Running<G>,
): Running<G> | null {
  const left = onTable.get(id);
  if (left === undefined || heldAt(left)?.places[0].at !== 'objective') return null;
  return left.history.records.length === history.records.length ? { ...left, eyes } : null;
}

function handedOver<G extends GameTypes, Told, Print, Request extends NewGame>(
  { adapter }: SessionContext<G, Told, Print, Request>,
  running: Running<G>,
  { setup, notice }: Pick<Restored<G>, 'setup' | 'notice'>,
): Opened<G['view'], Told, Print, Request> {
  const { id, seed, machine } = running;
  const request = adapter.requestOf(setup);
  return {
    id,
    seed,
    request,
    cards: adapter.prints(machine.content),
    ...standingOf(adapter, running),
    notice,
  };
}

/** The game as it stands; after a restart it is read first. */
export function broughtToTable<G extends GameTypes, Told>(
  context: SessionContext<G, Told, unknown>,
  id: string,
): Reply<Running<G>> {
  if (!context.onTable.has(id)) {
    const opened = open(context, id);
    if (!opened.ok) return opened;
  }
  const game = context.onTable.get(id);
  return game ? { ok: true, value: game } : noSuchGame(id);
}

/** The columns of a game's row that say how it stands. */
export function kept<G extends GameTypes>(
  { adapter }: SessionContext<G, unknown, unknown>,
  running: Running<G>,
): Progress & { readonly state: SavedState } {
  const state = stateOf(running);
  return { state: saveState(state), round: adapter.round(state.table), outcome: state.outcome };
}

export const noSuchGame = (id: string): ReturnType<typeof refuse> => refuse('noSuchGame', id);
