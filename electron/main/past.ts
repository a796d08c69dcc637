import { happeningsOf } from '../../db/happenings.ts';
import type { StoredGame } from '../../db/games.ts';
import type { ReadableDb } from '../../db/handles.ts';
import { oneForEachPlace, type RulesUpgrade } from '../../db/rules-upgrades.ts';
import { fail, loadState, ok, type Result } from '../../engine/index.ts';
import type { TakenOver } from '../../engine/kernel/history.ts';
import type { Machine } from '../../engine/kernel/machine.ts';
import type { SavedState } from '../../engine/kernel/save.ts';
import type { GameState, GameTypes } from '../../engine/kernel/types.ts';
import { canUpgrade, type Upgradable } from '../../engine/kernel/upgrade.ts';
import type { Play } from './play.ts';
import { messageOf } from './trouble.ts';

/** What older rules played of a game that goes on under those of today. */
export interface Past {
  /** Where newer rules took over, in order; what was recorded before the last one cannot be returned to. */
  readonly upgrades: readonly RulesUpgrade[];
  /** The last one is to be kept with the next record: so far nothing was done by the rules of today. */
  readonly isNew: boolean;
  /** What each record before the last one led to, as it was told to all seats together. */
  readonly told: ReadonlyMap<number, readonly unknown[]>;
}

/** Where the rules of today took a game over, or take it over now. */
export interface Upgraded<G extends GameTypes> {
  readonly upgrades: readonly RulesUpgrade[];
  readonly isNew: boolean;
  readonly takenOver: TakenOver<G>;
}

/** Can a game of these rules be gone on with, as far as its line in a list says? */
export const goesOn = (
  { ruleset }: { readonly ruleset: Upgradable & { readonly id: string } },
  game: { readonly ruleset: string; readonly rules: number },
): boolean => game.ruleset === ruleset.id && canUpgrade(ruleset, game.rules);

/**
 * How the rules of today take a game of older ones over: null where they played all of it. It is shown to every seat before
 * anybody goes on with it.
 * @returns or why they cannot
 */
export function upgradedIn<G extends GameTypes>(
  { ruleset }: Pick<Play<G, unknown, unknown>, 'ruleset'>,
  machine: Machine<G>,
  { rules, records, snapshot, upgrades }: StoredGame,
  seats: readonly number[],
): Result<Upgraded<G> | null, string> {
  const last = upgrades.at(-1);
  const isNew = rules < ruleset.version;
  if (!isNew && last === undefined) return ok(null);
  if (!isNew && last !== undefined) {
    const state = shownToAll(machine, last.before, seats);
    return state.ok ? ok({ upgrades, isNew, takenOver: { number: last.number, state: state.value } }) : state;
  }
  const number = records.length;
  if (snapshot === null) return fail('its last state is missing');
  if (snapshot.number !== number) return fail(`its last state is of record ${String(snapshot.number)}`);
  const before = { text: snapshot.text, hash: snapshot.hash };
  const upgrade = { number, from: rules, to: ruleset.version, before };
  const all = oneForEachPlace([...upgrades, upgrade]);
  const state = shownToAll(machine, all.at(-1)?.before ?? before, seats);
  return state.ok ? ok({ upgrades: all, isNew, takenOver: { number, state: state.value } }) : state;
}

/** A state of older rules as those of today have it, if every seat can be shown it. */
function shownToAll<G extends GameTypes>(
  machine: Machine<G>,
  saved: SavedState,
  seats: readonly number[],
): Result<GameState<G>, string> {
  const loaded = loadState<G>(saved, machine.ruleset);
  if (!loaded.ok) return fail(loaded.error.code);
  try {
    const alien = loaded.value.stack.find(({ kind }) => !Object.hasOwn(machine.ruleset.frames, kind));
    if (alien) return fail(`no frame is of kind ${alien.kind}`);
    for (const eyes of [[], seats, ...seats.map((seat) => [seat])]) machine.view(loaded.value, eyes);
    return loaded;
  } catch (error) {
    return fail(`cannot be shown: ${messageOf(error)}`);
  }
}

/** What is known of the part of a game that older rules played; null where there is none. */
export function pastOf<G extends GameTypes>(
  db: ReadableDb,
  game: string,
  upgraded: Upgraded<G> | null,
): Past | null {
  if (upgraded === null) return null;
  const { upgrades, isNew, takenOver } = upgraded;
  const told = happeningsOf(db, game).filter(({ number }) => number <= takenOver.number);
  return { upgrades, isNew, told: new Map(told.map(({ number, events }) => [number, events])) };
}
