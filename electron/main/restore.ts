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
  const last = lastShown(play, machine, stored, eyes);
  if (last.ok) {
    const astray = leadsElsewhere(again, last.value.state);
    if (astray !== null) report('divergence', astray, { game: stored });
    const notice = astray === null ? null : 'logIncomplete';
    return ok({ machine, setup: setup.value, ...last.value, log, notice });
  }
  const { why, isWhole } = last.error;
  if (!again.ok) return refuse('damagedSave', `snapshot: ${why}; answers: ${messageOf(again.error)}`);
  // A snapshot that is missing or cut is an accident of the disk; one that is whole and means nothing is not.
  if (isWhole) report('snapshot', new Error(why), { game: stored });
  const view = machine.view(again.value, eyes);
  return ok({ machine, setup: setup.value, state: again.value, view, log, notice: null });
}

/** What is wrong with the answers, if they do not lead to this state. */
function leadsElsewhere<G extends GameTypes>(again: Again<G, unknown>, state: GameState<G>): unknown {
  if (!again.ok) return again.error;
  return hashOf(again.value) === hashOf(state) ? null : 'the replay ends in another state';
}

interface Shown<G extends GameTypes> {
  readonly state: GameState<G>;
  readonly view: G['view'];
}

/** The snapshot and what is seen of it. Its hash says that it is what was written, not that these rules know it. */
function lastShown<G extends GameTypes>(
  play: Play<G, unknown, unknown>,
  machine: Machine<G>,
  stored: StoredGame,
  eyes: readonly SeatId[],
): Result<Shown<G>, { readonly why: string; readonly isWhole: boolean }> {
  const snapshot = latest(play, stored);
  if (!snapshot.ok) return fail({ why: snapshot.error, isWhole: false });
  const state = snapshot.value;
  try {
    const alien = state.stack.find(({ kind }) => !Object.hasOwn(machine.ruleset.frames, kind));
    return alien
      ? fail({ why: `no frame is of kind ${alien.kind}`, isWhole: true })
      : ok({ state, view: machine.view(state, eyes) });
  } catch (error) {
    return fail({ why: `cannot be shown: ${messageOf(error)}`, isWhole: true });
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
