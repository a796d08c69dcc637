import type { Backup, BackupReason } from '../../../db/backup-names.ts';
import type { Result } from '../../../engine/kernel/result.ts';
import type { ParcelFault } from '../../shared/keeping/parcel-fault.ts';
import type { IncomingFile } from './parcels/incoming.ts';

/** Work that takes its time, done beside the program so that nobody waits for it. */
export type Task =
  | { readonly task: 'lookInto'; readonly bytes: Uint8Array; readonly packs: readonly string[] }
  | {
      readonly task: 'backUp';
      readonly file: string;
      readonly folder: string;
      readonly reason: BackupReason;
      readonly at: string;
    };

/** What a thread says first: from now on its time counts. */
export const BEGUN = 'begun';

/** What each kind of work gives. */
export interface Done {
  readonly lookInto: Result<IncomingFile, ParcelFault>;
  readonly backUp: Backup & { readonly bytes: number };
}

export type TaskOf<K extends Task['task']> = Extract<Task, { readonly task: K }>;
