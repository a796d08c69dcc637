import { DamagedRowError } from '../../../../db/file/errors.ts';
import { loadGame } from '../../../../db/games/games.ts';
import type { ReadableDb } from '../../../../db/file/handles.ts';
import { packsOfGame, type PackVersion } from '../../../../db/games/packs.ts';
import { createMachine, loadState, type Machine } from '../../../../engine/index.ts';
import type { AnyWire } from '../../../shared/api.ts';
import { hostOf, type AnyGame, type AnyHost } from '../../games/index.ts';

/** The cards of the packs that games were begun with: most games have the same. */
const machines = new Map<string, Machine<AnyGame>>();
const MOST_MACHINES = 8;

function machineFor(host: AnyHost, packs: readonly PackVersion[]): Machine<AnyGame> | null {
  const key = [host.ruleset.id, ...packs.map(({ hash }) => hash)].join();
  const known = machines.get(key);
  if (known) return known;
  const content = host.readContent(packs);
  if (!content.ok) return null;
  const machine = createMachine(host.ruleset, content.value);
  if (machines.size >= MOST_MACHINES) machines.clear();
  machines.set(key, machine);
  return machine;
}

/**
 * The thumbnail of a saved game. It is made of the view for nobody's eyes, so that no hand can be in it.
 * @returns null where that cannot be told
 */
export function thumbnailOf(db: ReadableDb, id: string): AnyWire['thumbnail'] | null {
  try {
    const stored = loadGame(db, id);
    const host = stored && hostOf(stored.ruleset);
    const machine = host && machineFor(host, packsOfGame(db, id));
    if (!stored?.snapshot || !host || !machine) return null;
    const state = loadState<AnyGame>(stored.snapshot, host.ruleset);
    if (!state.ok) return null;
    // Of whichever game the row says: its own host made it.
    return { id, ...host.thumbnail(machine.view(state.value, []), machine.content) } as AnyWire['thumbnail'];
  } catch (error) {
    if (error instanceof DamagedRowError || error instanceof TypeError) return null;
    throw error;
  }
}
