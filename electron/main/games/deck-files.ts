import type { ReadableDb, WritableDb } from '../../../db/file/handles.ts';
import type { Result } from '../../../engine/index.ts';
import type { DeckInside } from '../../shared/storage/files.ts';
import type { ArchiveFault } from '../../shared/storage/archive-fault.ts';
import type { Reply } from '../../shared/reply.ts';

/** The entries of a file, by their names. */
export type Entries = ReadonlyMap<string, unknown>;

/** What decks are made with. */
export interface DeckMaking {
  readonly db: WritableDb;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly newId: () => string;
}

/** How decks of a game go out as a file and come in as one. */
export interface DeckFiles {
  /** The decks in a file, each a value that is a deck whatever cards there are; else what is wrong with it. */
  inside(entries: Entries): Result<readonly unknown[], ArchiveFault>;
  /** What these decks would be here. */
  shown(db: ReadableDb, decks: readonly unknown[]): readonly DeckInside[];
  /** Makes them, all or none; those that are here already are left as they are. @returns the ids of those that were made */
  take(making: DeckMaking, decks: readonly unknown[]): readonly string[];
  /** The entries of a file that holds these decks, and what it is called; refused where one is not there. */
  pack(
    db: ReadableDb,
    ids: readonly string[],
  ): Reply<{ readonly name: string | null; readonly entries: Entries }>;
}
