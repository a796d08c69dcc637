import type { KeepingApi } from '../../shared/api.ts';
import { attemptLater } from '../ipc/attempt.ts';
import { words } from '../window/words.ts';
import { onGames } from './on-games.ts';
import type { Outgoing } from './tasks.ts';
import type { KeepingPorts } from './ports.ts';
import { UNHURRIED } from './run-task.ts';

type Exporting = Pick<KeepingApi, 'exportGame' | 'exportDecks' | 'exportPack'>;

const EXTENSIONS = { save: 'aosave', deck: 'aodeck', pack: 'aopack' } as const;

/** Games, decks and packs as files, written where somebody wants them. */
export function exportingHandlers(ports: KeepingPorts): Exporting {
  const { places, report, saveFile, clock, program } = ports;
  const { games, packs, ownPacks } = places;
  const runTask = onGames(ports);
  const exported = (what: Outgoing): ReturnType<KeepingApi['exportGame']> =>
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
