import { hashOf, loadState, replay, createMachine, type Machine } from '../../engine/index.ts';
import type { GameState, GameTypes } from '../../engine/kernel/types.ts';
import type { StoredGame } from '../../db/games.ts';
import type { PackVersion } from '../../db/packs.ts';
import type { Reply } from '../shared/api.ts';
import { eyesOf, type Play } from './play.ts';
import type { Reporter } from './reports.ts';
import { messageOf, refuse } from './trouble.ts';

/** A stored game brought back to the table. */
export interface Restored<G extends GameTypes, Told> {
  readonly machine: Machine<G>;
  readonly setup: G['setup'];
  readonly state: GameState<G>;
  readonly log: readonly Told[];
}

/**
 * Brings a game back: its latest snapshot where that is whole and of these rules, else its answers played again. The log
 * is always told anew from the answers; where they no longer lead to the snapshot, the snapshot counts, since it is what
 * the players saw, and a report is written.
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
  const again = playAgain(play, machine, stored, setup.value);
  const snapshot = latest(play, stored);
  if (snapshot.ok) {
    const differs = again.ok && hashOf(again.value) !== hashOf(snapshot.value);
    if (differs || !again.ok)
      report('divergence', again.ok ? 'the replay ends in another state' : again.error, { game: stored });
    return { ok: true, value: { machine, setup: setup.value, state: snapshot.value, log: again.log } };
  }
  if (!again.ok)
    return refuse('damagedSave', `snapshot: ${snapshot.error}; answers: ${messageOf(again.error)}`);
  return { ok: true, value: { machine, setup: setup.value, state: again.value, log: again.log } };
}

type Loaded<G extends GameTypes> =
  { readonly ok: true; readonly value: GameState<G> } | { readonly ok: false; readonly error: string };

function latest<G extends GameTypes>(
  play: Play<G, unknown, unknown>,
  { snapshot, answers }: StoredGame,
): Loaded<G> {
  if (snapshot === null) return { ok: false, error: 'missing' };
  if (snapshot.number !== answers)
    return { ok: false, error: `of answer ${snapshot.number}, not ${answers}` };
  const loaded = loadState<G>(snapshot, play.ruleset);
  return loaded.ok ? loaded : { ok: false, error: loaded.error.code };
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
