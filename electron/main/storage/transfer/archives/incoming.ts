import { fail, ok, type Result } from '../../../../../engine/kernel/result.ts';
import type { ArchiveFault } from '../../../../shared/storage/archive-fault.ts';
import { hostOf } from '../../../games/index.ts';
import type { ReadPack } from '../../../games/pack-files.ts';
import { packInside, type PackEntry } from './pack-file.ts';
import { readArchive } from './archive.ts';
import { faultOf } from './refused.ts';
import type { SavedGame } from './save-file.ts';
import { verifiedSave } from './verified-save.ts';

/** The writer of a file, and its time. */
export interface Written {
  readonly program: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** A file that somebody brought, and that holds what it says. */
export type IncomingFile = { readonly written: Written } & (
  | {
      readonly kind: 'save';
      readonly game: SavedGame;
      readonly isPlayedAgain: boolean;
      readonly goesOn: boolean;
    }
  | { readonly kind: 'pack'; readonly pack: ReadPack; readonly files: readonly PackEntry[] }
  /** Each deck is a value as its file of JSON holds it. */
  | { readonly kind: 'deck'; readonly ruleset: string; readonly decks: readonly unknown[] }
);

/**
 * Says what a file is, having looked at all of it. Nothing is written but what the scratch folder is for.
 * @param packs folders of packs that are installed, whose cards a pack may name
 * @param scratch an empty folder in which a pack may lie to be looked at; whoever gives it lets it go
 */
export function incomingFile(
  bytes: Buffer,
  packs: readonly string[],
  scratch: string,
): Result<IncomingFile, ArchiveFault> {
  const archive = readArchive(bytes);
  if (!archive.ok) return archive;
  const { kind, program, madeAt: at, ruleset } = archive.value.manifest;
  const host = hostOf(ruleset);
  const written = { program, at };
  switch (kind) {
    case 'save': {
      if (host === null) return fail(unknownGame(ruleset));
      const save = verifiedSave(host, bytes);
      return save.ok ? ok({ written, kind, ...save.value }) : save;
    }
    case 'pack': {
      const inside = packInside(archive.value, packs, scratch);
      return inside.ok ? ok({ written, kind, ...inside.value }) : inside;
    }
    case 'deck': {
      if (host?.deckFiles === undefined) return fail(unknownGame(ruleset));
      const decks = host.deckFiles.inside(archive.value.entries);
      return decks.ok ? ok({ written, kind, ruleset, decks: decks.value }) : decks;
    }
    case 'report':
      return fail(faultOf('report', 'a report is for those who make the program', 'manifest.json', 'kind'));
    default:
      return kind satisfies never;
  }
}

/** A file of a game that came with a later program, or never with this one. */
const unknownGame = (ruleset: string): ArchiveFault =>
  faultOf('newer', `of the game ${ruleset}, which this program has not`, 'manifest.json', 'ruleset');
