/** Why a backup was made. */
export type BackupReason = 'start' | 'migration' | 'hand' | 'restore' | 'merge' | 'rescue';

const REASONS: readonly BackupReason[] = ['start', 'migration', 'hand', 'restore', 'merge', 'rescue'];

/** A backup as its file's name says. */
export interface Backup {
  /** The name of its file in the folder of backups. */
  readonly file: string;
  /** Counted up from backup to backup, whatever the clock says: by it they are in order. */
  readonly number: number;
  /** When it was made, by the clock of then: ISO 8601, UTC. */
  readonly at: string;
  readonly reason: BackupReason;
  /** The version of the tables in it. */
  readonly version: number;
}

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.([a-z]+)\.v(\d+)(?:\.n(\d{1,9}))?\.sqlite$/;

/** The name of a backup's file, in which all that is known of it is written. */
export function backupName({ number, at, reason, version }: Omit<Backup, 'file'>): string {
  return `${at.replaceAll(/[:.]/g, '-')}.${reason}.v${String(version)}.n${String(number)}.sqlite`;
}

/** The backup that a file name stands for, if it is one. Those without a number are older than all that have one. */
export function backupNamed(file: string): Backup | null {
  const [, day, hours, minutes, seconds, ms, word, version, number] = NAME.exec(file) ?? [];
  const reason = REASONS.find((each) => each === word);
  if (day === undefined || reason === undefined) return null;
  const at = `${day}T${hours ?? ''}:${minutes ?? ''}:${seconds ?? ''}.${ms ?? ''}Z`;
  return Number.isNaN(Date.parse(at))
    ? null
    : { file, number: Number(number ?? 0), at, reason, version: Number(version) };
}

/** The number of newest backups that are kept, */
const RECENT = 10;
/** and of so many days the last of each. */
const DAYS = 7;

/** Backups in their order, the newest first. */
export const newestFirst = <T extends Backup>(backups: readonly T[]): readonly T[] =>
  backups.toSorted((a, b) => b.number - a.number || (a.at < b.at ? 1 : -1));

/** Which of these may go, now that there are newer ones. */
export function outdated(backups: readonly Backup[]): readonly Backup[] {
  const all = newestFirst(backups);
  const days = [...new Set(all.map(({ at }) => at.slice(0, 10)))].slice(0, DAYS);
  const lasts = days.map((day) => all.find(({ at }) => at.startsWith(day)));
  return all.filter((backup, index) => index >= RECENT && !lasts.includes(backup));
}
