import type { StorageApi } from '../../../shared/api.ts';
import { attemptLater } from '../../ipc/attempt.ts';
import { words } from '../../window/words.ts';
import { onGames } from '../tasks/on-games.ts';
import type { Outgoing } from '../tasks/tasks.ts';
import type { StoragePorts } from '../ports.ts';
import { UNHURRIED } from '../tasks/run-task.ts';

type Exporting = Pick<StorageApi, 'exportGame' | 'exportDecks' | 'exportPack'>;

const EXTENSIONS = { save: 'aosave', deck: 'aodeck', pack: 'aopack' } as const;

/** Games, decks and packs as files, written where somebody wants them. */
export function exportingHandlers(ports: StoragePorts): Exporting {
  const { places, report, saveFile, clock, program } = ports;
  const { games, packs, ownPacks } = places;
  const runTask = onGames(ports);
  const exported = (what: Outgoing): ReturnType<StorageApi['exportGame']> =>
    attemptLater(
      report,
      () => ({ what }),
      async () => {
        const at = clock().toISOString();
        const made = await runTask({ task: 'packUp', what, games, packs, ownPacks, program, at }, UNHURRIED);
        if (!made.ok) return made;
        const { files } = words();
        const kinds = { save: files.game, deck: files.decks, pack: files.pack };
        const name = made.value.name ?? files.allDecks;
        return saveFile({ name, kind: kinds[what.kind], extension: EXTENSIONS[what.kind] }, made.value.bytes);
      },
    );
  return {
    exportGame: (game) => exported({ kind: 'save', game }),
    exportDecks: (decks) => exported({ kind: 'deck', decks }),
    exportPack: (pack) => exported({ kind: 'pack', pack }),
  };
}
