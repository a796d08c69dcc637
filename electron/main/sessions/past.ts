import { happeningsOf } from '../../../db/games/happenings.ts';
import { lastStateOf, type GameRow, type LastState, type StoredGame } from '../../../db/games/games.ts';
import type { ReadableDb } from '../../../db/file/handles.ts';
import { oneForEachPlace, rulesUpgradesOf, type RulesUpgrade } from '../../../db/games/rules-upgrades.ts';
import { fail, loadState, ok, type Result } from '../../../engine/index.ts';
import type { TakenOver } from '../../../engine/kernel/history.ts';
import type { Machine } from '../../../engine/kernel/machine.ts';
import type { SavedState } from '../../../engine/kernel/save.ts';
import type { GameState, GameTypes, Ruleset } from '../../../engine/kernel/types.ts';
import { canUpgrade, type Upgradable } from '../../../engine/kernel/upgrade.ts';
import type { Sides } from '../../shared/table/standing.ts';
import type { GameAdapter } from './game-adapter.ts';
import { messageOf } from '../ipc/trouble.ts';

/** A seam: the moment at which newer rules took a game over, as its story tells it. */
export interface Seam extends Pick<RulesUpgrade, 'number' | 'from' | 'to'> {
  /** The game was over then: nothing of it was played by newer rules, nor will be. */
  readonly isOver: boolean;
  /** For whom the cards on the table fought then; null where that is not known. */
  readonly sides: Sides | null;
}

/** The past of a game: the part that older rules played, before it went on under those of today. */
export interface Past {
  /** The upgrades to newer rules, in order; nobody can return to before the last one. */
  readonly upgrades: readonly RulesUpgrade[];
  /** The same moments as its story tells them. */
  readonly seams: readonly Seam[];
  /** The last one is to be kept with the next record: so far nothing was done by the rules of today. */
  readonly isNew: boolean;
  /** The events of each record before the last upgrade, as told to all seats together. */
  readonly told: ReadonlyMap<number, readonly unknown[]>;
}

/** An upgrade to the rules of today, stored or due now. */
export interface Upgraded<G extends GameTypes> {
  readonly upgrades: readonly RulesUpgrade[];
  readonly isNew: boolean;
  readonly takenOver: TakenOver<G>;
}

/** Can a game of these rules be gone on with, if there is a state to go on from? */
export const goesOn = (
  { ruleset }: { readonly ruleset: Upgradable & { readonly id: string } },
  game: { readonly ruleset: string; readonly rules: number },
): boolean => game.ruleset === ruleset.id && canUpgrade(ruleset, game.rules);

/**
 * Can a kept game be gone on with, as far as that is seen without laying it on a table? Where older rules played any of it,
 * what they left has to be whole, and such that those of today can read it.
 */
export function goesOnHere<G extends GameTypes>(
  db: ReadableDb,
  { ruleset }: Pick<GameAdapter<G, unknown, unknown>, 'ruleset'>,
  { id, rules, ...row }: Pick<GameRow, 'id' | 'ruleset' | 'rules'>,
): boolean {
  if (!goesOn({ ruleset }, { rules, ...row })) return false;
  const upgrades = rulesUpgradesOf(db, id);
  if (rules === ruleset.version && upgrades.length === 0) return true;
  const last = lastStateOf(db, id);
  const all = last && upgradesTo(ruleset.version, { rules, upgrades, ...last });
  const before = all?.ok === true ? all.value.at(-1)?.before : undefined;
  return before !== undefined && readState(ruleset, before).ok;
}

/** The upgrades of a game, once the rules of a version go on with it. @returns or why they cannot */
function upgradesTo(
  version: number,
  { rules, upgrades, records, snapshot }: Pick<StoredGame, 'rules' | 'upgrades'> & LastState,
): Result<readonly RulesUpgrade[], string> {
  if (rules === version) return ok(upgrades);
  if (snapshot === null) return fail('its last state is missing');
  if (snapshot.number !== records) return fail(`its last state is of record ${String(snapshot.number)}`);
  const before = { text: snapshot.text, hash: snapshot.hash };
  return ok(oneForEachPlace([...upgrades, { number: records, from: rules, to: version, before }]));
}

/**
 * The upgrade of a game of older rules to those of today: null where they played all of it. It is shown to every seat before
 * anybody goes on with it.
 * @returns or why they cannot
 */
export function upgradedIn<G extends GameTypes>(
  { ruleset }: Pick<GameAdapter<G, unknown, unknown>, 'ruleset'>,
  machine: Machine<G>,
  stored: StoredGame,
  seats: readonly number[],
): Result<Upgraded<G> | null, string> {
  const { version } = ruleset;
  const upgrades = upgradesTo(version, { ...stored, records: stored.records.length });
  if (!upgrades.ok) return upgrades;
  const last = upgrades.value.at(-1);
  if (last === undefined) return ok(null);
  const state = shownToAll(machine, last.before, seats);
  if (!state.ok) return state;
  const takenOver = { number: last.number, state: state.value };
  return ok({ upgrades: upgrades.value, isNew: stored.rules < version, takenOver });
}

/** A state of older rules as those of today have it, if they know all that it is in the middle of. */
function readState<G extends GameTypes>(
  ruleset: Ruleset<G>,
  saved: SavedState,
): Result<GameState<G>, string> {
  const loaded = loadState<G>(saved, ruleset);
  if (!loaded.ok) return fail(loaded.error.code);
  try {
    const alien = loaded.value.stack.find(({ kind }) => !Object.hasOwn(ruleset.frames, kind));
    return alien ? fail(`no frame is of kind ${alien.kind}`) : loaded;
  } catch (error) {
    return fail(`has no stack: ${messageOf(error)}`);
  }
}

/** A state of older rules as those of today have it, if every seat can be shown it. */
function shownToAll<G extends GameTypes>(
  machine: Machine<G>,
  saved: SavedState,
  seats: readonly number[],
): Result<GameState<G>, string> {
  const read = readState(machine.ruleset, saved);
  if (!read.ok) return read;
  try {
    for (const eyes of [[], seats, ...seats.map((seat) => [seat])]) machine.view(read.value, eyes);
    return read;
  } catch (error) {
    return fail(`cannot be shown: ${messageOf(error)}`);
  }
}

/** The past of a game; null where today's rules played all of it. */
export function pastOf<G extends GameTypes>(
  {
    db,
    adapter,
  }: { readonly db: ReadableDb; readonly adapter: Pick<GameAdapter<G, unknown, unknown>, 'sides'> },
  game: string,
  { machine, upgraded }: { readonly machine: Machine<G>; readonly upgraded: Upgraded<G> | null },
): Past | null {
  if (upgraded === null) return null;
  const { upgrades, isNew, takenOver } = upgraded;
  const sidesIn = (state: GameState<G>): Sides => adapter.sides(machine.view(state, []));
  const seams = upgrades.map((upgrade) => {
    const isLast = upgrade === upgrades.at(-1);
    return seamOf(
      upgrade,
      isLast ? ok(takenOver.state) : readState(machine.ruleset, upgrade.before),
      sidesIn,
    );
  });
  const told = happeningsOf(db, game).filter(({ number }) => number <= takenOver.number);
  return { upgrades, seams, isNew, told: new Map(told.map(({ number, events }) => [number, events])) };
}

/** @param state how the game stood there, if that can be read: of all seams but the last it is only told */
function seamOf<G extends GameTypes>(
  { number, from, to }: RulesUpgrade,
  state: Result<GameState<G>, string>,
  sidesIn: (state: GameState<G>) => Sides,
): Seam {
  const seam = { number, from, to, isOver: state.ok && state.value.outcome !== null };
  try {
    return { ...seam, sides: state.ok ? sidesIn(state.value) : null };
  } catch {
    return { ...seam, sides: null };
  }
}
