import {
  createMachine,
  fail,
  loadState,
  ok,
  retrace,
  type Machine,
  type Result,
  type Retraced,
} from '../../../engine/index.ts';
import { agrees } from '../../../engine/kernel/agrees.ts';
import { headOf } from '../../../engine/kernel/course.ts';
import { standingAt, type History } from '../../../engine/kernel/history.ts';
import type { GameState, GameTypes, SeatId } from '../../../engine/kernel/types.ts';
import type { StoredGame } from '../../../db/games/games.ts';
import type { PackVersion } from '../../../db/games/packs.ts';
import type { OpenGame, Reply } from '../../shared/api.ts';
import type { Seating } from '../../shared/table/standing.ts';
import { firstEyes } from './eyes.ts';
import { goesOn, upgradedIn, type Upgraded } from './past.ts';
import type { GameAdapter } from './game-adapter.ts';
import type { Reporter } from '../system/reports.ts';
import { readSeating, seatingAfter } from './seating.ts';
import { messageOf, refuse } from '../ipc/trouble.ts';

/** A stored game brought back to the table. */
export interface Restored<G extends GameTypes> {
  readonly machine: Machine<G>;
  readonly setup: G['setup'];
  readonly seating: Seating;
  readonly history: History<G>;
  /** Its upgrade to the rules of today; null where they played all of it. */
  readonly upgraded: Upgraded<G> | null;
  /** The notice that the players get about it. */
  readonly notice: OpenGame['notice'];
}

/**
 * Brings a game back. All that was ever played by the rules of today is played again, for the log and for every moment one
 * may look back at or return to; a game of older rules goes on from its latest state. The game itself stands as its latest snapshot has it, where that is whole, of these rules and can be shown.
 * Where the records no longer lead to the snapshot, the snapshot counts, since it is what the players saw: they are told
 * so, and a report is written.
 */
export function restore<G extends GameTypes>(
  adapter: GameAdapter<G, unknown, unknown>,
  stored: StoredGame,
  packs: readonly PackVersion[],
  report: Reporter,
): Reply<Restored<G>> {
  const { ruleset } = adapter;
  if (!goesOn(adapter, stored))
    return refuse(
      'otherRules',
      `played by ${stored.ruleset} ${stored.rules}, here is ${ruleset.id} ${ruleset.version}`,
    );
  const setup = adapter.readSetup(stored.setup);
  if (!setup.ok) return refuse('damagedSave', `set-up: ${setup.error}`);
  const content = adapter.readContent(packs);
  if (!content.ok) return refuse('damagedSave', `packs: ${content.error}`);
  const first = readSeating(stored.seating, adapter.names(setup.value));
  if (!first.ok) return refuse('damagedSave', `seating: ${first.error}`);

  const machine = createMachine(ruleset, content.value);
  const seating = seatingAfter(first.value, stored.records);
  const taken = upgradedIn(adapter, machine, stored, [...seating.seats.keys()]);
  if (!taken.ok) return refuse('otherRules', `of rules ${stored.rules}: ${taken.error}`);
  const upgraded = taken.value;
  const game = { machine, setup: setup.value, seating, upgraded };
  const takenOver = upgraded?.takenOver ?? null;
  const again = retrace(machine, { ...stored, setup: setup.value, takenOver });
  const last = lastShown(adapter, machine, stored, firstEyes(seating));
  if (last.ok) {
    const astray = leadsElsewhere(again, last.value);
    // The rules may have come to keep more of a state since it was written: what they say now is the whole of it.
    if (astray === null) return ok({ ...game, history: again.history, notice: null });
    report('divergence', astray, { game: stored });
    return ok({ ...game, history: endingIn(again.history, last.value), notice: 'logIncomplete' });
  }
  const { why, isWhole } = last.error;
  if (standingAt(again.history) === null)
    return refuse('damagedSave', `snapshot: ${why}; answers: ${messageOf(again.trouble)}`);
  // A snapshot that is missing or cut is an accident of the disk; one that is whole and means nothing is not.
  if (isWhole) report('snapshot', new Error(why), { game: stored });
  return ok({ ...game, history: again.history, notice: null });
}

/** The fault of records that do not lead to this state; null where they do. */
function leadsElsewhere<G extends GameTypes>(
  { history, trouble }: Retraced<G>,
  state: GameState<G>,
): unknown {
  const end = standingAt(history);
  if (end === null) return trouble;
  return agrees(end.state, state) ? null : 'the replay ends in another state';
}

/** The history, standing where the players saw it stand. */
function endingIn<G extends GameTypes>(history: History<G>, state: GameState<G>): History<G> {
  const { events = [], revealed = false } = standingAt(history) ?? {};
  const led = history.led.with(headOf(history.course), { state, events, revealed });
  return { ...history, led };
}

/** The state of the snapshot. Its hash says that it is what was written, not that these rules know it. */
function lastShown<G extends GameTypes>(
  adapter: GameAdapter<G, unknown, unknown>,
  machine: Machine<G>,
  stored: StoredGame,
  eyes: readonly SeatId[],
): Result<GameState<G>, { readonly why: string; readonly isWhole: boolean }> {
  const snapshot = latest(adapter, stored);
  if (!snapshot.ok) return fail({ why: snapshot.error, isWhole: false });
  const state = snapshot.value;
  try {
    const alien = state.stack.find(({ kind }) => !Object.hasOwn(machine.ruleset.frames, kind));
    if (alien) return fail({ why: `no frame is of kind ${alien.kind}`, isWhole: true });
    machine.view(state, eyes);
    return ok(state);
  } catch (error) {
    return fail({ why: `cannot be shown: ${messageOf(error)}`, isWhole: true });
  }
}

function latest<G extends GameTypes>(
  adapter: GameAdapter<G, unknown, unknown>,
  { snapshot, records }: StoredGame,
): Result<GameState<G>, string> {
  if (snapshot === null) return fail('missing');
  if (snapshot.number !== records.length) return fail(`of record ${snapshot.number}, not ${records.length}`);
  const loaded = loadState<G>(snapshot, adapter.ruleset);
  return loaded.ok ? loaded : fail(loaded.error.code);
}
