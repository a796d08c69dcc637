import type { StoredGame } from '../../../../db/games/games.ts';
import type { PackVersion } from '../../../../db/games/packs.ts';
import type { Command } from '../../../../engine/kernel/types.ts';
import type { Backup, BackupReason } from '../../../../db/backups/backup-names.ts';
import type { MergeCounts } from '../../../../db/backups/merge.ts';
import type { Result } from '../../../../engine/kernel/result.ts';
import type { BackupInside } from '../../../shared/storage/api.ts';
import type { Reply } from '../../../shared/reply.ts';
import type { ArchiveFault } from '../../../shared/storage/archive-fault.ts';
import type { LookedInto, TakenIn } from '../../../shared/storage/files.ts';
import type { TakeInRequest } from '../../../shared/storage/contract.ts';
import type { Written } from '../transfer/archives/incoming.ts';

/** An export: what goes out as one file. */
export type Outgoing =
  | { readonly kind: 'save'; readonly game: string }
  | { readonly kind: 'deck'; readonly decks: readonly string[] }
  | { readonly kind: 'pack'; readonly pack: string };

/** Work that takes its time, done beside the program so that nobody waits for it. */
export type Task =
  | {
      readonly task: 'lookInto';
      readonly bytes: Uint8Array;
      /** An empty folder for what has to lie on the disk to be looked at. */
      readonly scratch: string;
      /** The file of games, and the folders of packs, that what is in the file is compared with. */
      readonly games: string;
      readonly packs: string;
      readonly ownPacks: string;
    }
  | {
      readonly task: 'takeIn';
      /** A file that was looked into, as its thread kept it. */
      readonly kept: Uint8Array;
      readonly how: TakeInRequest['how'];
      readonly games: string;
      readonly ownPacks: string;
      readonly at: string;
    }
  | {
      readonly task: 'packUp';
      readonly what: Outgoing;
      readonly games: string;
      readonly packs: string;
      readonly ownPacks: string;
      /** The version of this program. */
      readonly program: string;
      readonly at: string;
    }
  | {
      readonly task: 'backUp';
      readonly file: string;
      readonly folder: string;
      readonly reason: BackupReason;
      readonly at: string;
    }
  | { readonly task: 'lookIntoBackup'; readonly games: string; readonly backup: string }
  /** Makes a copy ready to take the place of the file of games. */
  | { readonly task: 'readyBackup'; readonly games: string; readonly backup: string }
  | {
      readonly task: 'mergeBackup';
      readonly games: string;
      readonly backup: string;
      readonly folder: string;
      readonly at: string;
    }
  | {
      readonly task: 'shrink';
      readonly game: Pick<StoredGame, 'ruleset' | 'rules' | 'setup' | 'seed' | 'records' | 'upgrades'>;
      /** An answer that was given and is no record, because something broke at it. */
      readonly last: Command | null;
      readonly packs: readonly PackVersion[];
    };

/** A shrunk log, or how far the search for it is. */
export interface ShrunkLog {
  readonly state: 'working' | 'done' | 'whole' | 'sound';
  readonly from: number;
  readonly tried: number;
  /** The answers that are left, by the questions that are asked then. */
  readonly log: readonly Command[];
  /** The sign of the fault; empty where there is none. */
  readonly sign: string;
}

/** A message of a thread while it works. */
export interface Progress {
  readonly progress: ShrunkLog;
}

/** The first message of a thread: from now on its work counts. */
export const BEGUN = 'begun';

/** A file that was looked through and may be taken. */
export interface Examined {
  readonly written: Written;
  /** The part that is shown to the person. */
  readonly inside: Exclude<LookedInto['inside'], { readonly kind: 'refused' }>;
  /** All of it: nothing but the thread that takes it opens it. */
  readonly kept: Uint8Array<ArrayBuffer>;
}

/** The bytes of a file, and what it is called unless somebody calls it otherwise; null where it has no name of its own. */
export interface PackedUp {
  readonly name: string | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The result of each kind of task. */
export interface Done {
  readonly lookInto: Result<Examined, ArchiveFault>;
  readonly takeIn: Reply<TakenIn>;
  readonly packUp: Reply<PackedUp>;
  readonly backUp: Backup & { readonly bytes: number };
  readonly lookIntoBackup: Reply<Omit<BackupInside, 'file'>>;
  readonly readyBackup: Reply<null>;
  readonly mergeBackup: Reply<MergeCounts>;
  readonly shrink: ShrunkLog;
}

export type TaskOf<K extends Task['task']> = Extract<Task, { readonly task: K }>;
