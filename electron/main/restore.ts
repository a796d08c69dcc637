import {
  createMachine,
  fail,
  hashOf,
  loadState,
  ok,
  replay,
  type Machine,
  type Result,
} from '../../engine/index.ts';
import type { GameState, GameTypes, SeatId } from '../../engine/kernel/types.ts';
import type { StoredGame } from '../../db/games.ts';
import type { PackVersion } from '../../db/packs.ts';
import type { OpenGame, Reply } from '../shared/api.ts';
import { eyesOf, type Play } from './play.ts';
import type { Reporter } from './reports.ts';
import { messageOf, refuse } from './trouble.ts';

/** A stored game brought back to the table. */
export interface Restored<G extends GameTypes, Told> {
  readonly machine: Machine<G>;
  readonly setup: G['setup'];
  readonly state: GameState<G>;
  readonly view: G['view'];
  readonly log: readonly Told[];
  /** What the players should know about it. */
  readonly notice: OpenGame['notice'];
}

/**
 * Brings a game back: its latest snapshot where that is whole, of these rules and can be shown, else its answers played
 * again. The log is always told anew from the answers; where they no longer lead to the snapshot, the snapshot counts,
 * since it is what the players saw: they are told so, and a report is written.
 */
export function restore<G extends GameTypes, Told>(
  play: Play<G, Told, unknown>,
  stored: StoredGame,
  packs: readonly PackVersion[],
  report: Reporter,
): Reply<Restored<G, Told>> {
  const { ruleset } = play;
  if (stored.ruleset !== ruleset.id || stored.rules !== ruleset.version)
    return refuse(
      'otherRules',
      `played by ${stored.ruleset} ${stored.rules}, here is ${ruleset.id} ${ruleset.version}`,
    );
  const setup = play.readSetup(stored.setup);
  if (!setup.ok) return refuse('damagedSave', `set-up: ${setup.error}`);
  const content = play.readContent(packs);
  if (!content.ok) return refuse('damagedSave', `packs: ${content.error}`);

  const machine = createMachine(ruleset, content.value);
  const eyes = eyesOf(play, setup.value);
  const again = playAgain(play, machine, stored, setup.value);
  const { log } = again;
  const snapshot = latest(play, stored);
  const shown = snapshot.ok ? show(machine, snapshot.value, eyes) : snapshot;
  if (snapshot.ok && shown.ok) {
    const differs = again.ok && hashOf(again.value) !== hashOf(snapshot.value);
    if (differs || !again.ok)
      report('divergence', again.ok ? 'the replay ends in another state' : again.error, { game: stored });
    const notice = differs || !again.ok ? 'logIncomplete' : null;
    const view = shown.value;
    return ok({ machine, setup: setup.value, state: snapshot.value, view, log, notice });
  }
  const wrong = shown.ok ? '' : shown.error;
  if (!again.ok) return refuse('damagedSave', `snapshot: ${wrong}; answers: ${messageOf(again.error)}`);
  // A snapshot that is missing or cut is an accident of the disk; one that is whole and means nothing is not.
  if (snapshot.ok) report('snapshot', new Error(wrong), { game: stored });
  const view = machine.view(again.value, eyes);
  return ok({ machine, setup: setup.value, state: again.value, view, log, notice: null });
}

/** The hash of a state says that it is what was written, not that these rules can go on with it. */
function show<G extends GameTypes>(
  machine: Machine<G>,
  state: GameState<G>,
  eyes: readonly SeatId[],
): Result<G['view'], string> {
  try {
    const alien = state.stack.find(({ kind }) => !Object.hasOwn(machine.ruleset.frames, kind));
    return alien ? fail(`no frame is of kind ${alien.kind}`) : ok(machine.view(state, eyes));
  } catch (error) {
    return fail(`cannot be shown: ${messageOf(error)}`);
  }
}

function latest<G extends GameTypes>(
  play: Play<G, unknown, unknown>,
  { snapshot, answers }: StoredGame,
): Result<GameState<G>, string> {
  if (snapshot === null) return fail('missing');
  if (snapshot.number !== answers) return fail(`of answer ${snapshot.number}, not ${answers}`);
  const loaded = loadState<G>(snapshot, play.ruleset);
  return loaded.ok ? loaded : fail(loaded.error.code);
}

type Again<G extends GameTypes, Told> = { readonly log: readonly Told[] } & (
  { readonly ok: true; readonly value: GameState<G> } | { readonly ok: false; readonly error: unknown }
);

function playAgain<G extends GameTypes, Told>(
  play: Play<G, Told, unknown>,
  machine: Machine<G>,
  { seed, commands }: StoredGame,
  setup: G['setup'],
): Again<G, Told> {
  const log: Told[] = [];
  const eyes = eyesOf(play, setup);
  try {
    const result = replay(machine, { setup, seed, commands }, (applied) => {
      log.push(...play.tell(applied, machine.content, eyes));
    });
    if (result.ok) return { ok: true, value: result.value.state, log };
    const { at, rejection } = result.error;
    return { ok: false, error: new Error(`answer ${at + 1} is refused: ${rejection.code}`), log };
  } catch (error) {
    return { ok: false, error, log };
  }
}
