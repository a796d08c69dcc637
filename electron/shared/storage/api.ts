import type { Wire } from '../games/wire.ts';
import type { AnyWire } from '../games/wires.ts';
import type { StorageCause, Trouble } from '../reply.ts';
import type { GameSummary } from '../table/api.ts';
import type { Likeness } from './files.ts';

/** The shelf of a saved game: games that are played, named copies, or the trash. */
export type Shelf = 'lines' | 'slots' | 'trash';

/** A kept game. */
export interface KeptGame<W extends Wire = AnyWire> {
  readonly id: string;
  /** `line`: it is played on; `slot`: a named copy that stays as it is. */
  readonly kind: 'line' | 'slot';
  readonly name: string | null;
  /** ISO 8601, UTC; null where it was not thrown away. */
  readonly trashedAt: string | null;
  readonly playedAt: string;
  /** Null where nothing can be said of it: `detail` says why. It stays as it is until somebody deletes it. */
  readonly game: GameSummary<W> | null;
  readonly detail: string;
  /** It was begun by other rules, so that it can be watched and not be played. */
  readonly isOfOtherRules: boolean;
}

export interface KeptPart<W extends Wire = AnyWire> {
  readonly games: readonly KeptGame<W>[];
  /** How many there are in all that were searched for. */
  readonly total: number;
  /** How many lie on each shelf. */
  readonly shelves: Readonly<Record<Shelf, number>>;
}

/** A pack that is installed. */
export interface PackHere {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly licence: string;
  readonly cards: number;
  /** Somebody brought it, and can take it away. */
  readonly isOwn: boolean;
}

/** A backup of everything that is kept. */
export interface BackupLine {
  readonly file: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly reason: 'start' | 'migration' | 'hand' | 'restore' | 'merge' | 'rescue';
  readonly bytes: number;
}

export interface BackupList {
  readonly backups: readonly BackupLine[];
  /** Where they lie. */
  readonly folder: string;
  /** Why the last one could not be made; null where it could. */
  readonly failure: string | null;
}

/** A game that is otherwise in a backup than here. */
export interface Difference<W extends Wire = AnyWire> {
  readonly id: string;
  readonly name: string | null;
  /** What the list says of it; null where nothing can be said. */
  readonly game: GameSummary<W> | null;
  /** Answers of it here, and in the backup; null where it is not there. */
  readonly here: number | null;
  readonly there: number | null;
  readonly likeness: Likeness | 'missing';
}

/** What is in a backup, and what it would change. */
export interface BackupInside<W extends Wire = AnyWire> {
  readonly file: string;
  readonly games: number;
  /** What it holds beside games, by the name of its table, as `decks`. */
  readonly holds: Readonly<Record<string, number>>;
  /** The names of its decks. */
  readonly decks: readonly string[];
  /** All games that are otherwise here than there; `missing` are those that the backup has not. */
  readonly differences: readonly Difference<W>[];
  /** Other things in it that are not here, by the name of their table, as `decks`. */
  readonly additions: Readonly<Record<string, number>>;
}

/** What a merge did. */
export interface Merged {
  readonly added: number;
  readonly advanced: number;
  readonly copied: number;
  readonly additions: number;
}

/** Why the file of games could not be opened; it is exactly as it was. */
export interface StartTrouble {
  readonly code: 'newer' | 'otherProgram' | 'damaged' | 'unusable';
  /** What the disk has against it, where it is that. */
  readonly cause: StorageCause | null;
  readonly file: string;
  /** For people who report it. */
  readonly detail: string;
  /** Why what was tried last was not done; null where nothing was tried. */
  readonly failure: Trouble | null;
  readonly backups: readonly BackupLine[];
}
