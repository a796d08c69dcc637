/** Why a backup was made. */
export type BackupReason = 'start' | 'migration' | 'hand' | 'restore' | 'merge';

const REASONS: readonly BackupReason[] = ['start', 'migration', 'hand', 'restore', 'merge'];

/** A backup as its file's name says. */
export interface Backup {
  /** The name of its file in the folder of backups. */
  readonly file: string;
  /** When it was made: ISO 8601, UTC. */
  readonly at: string;
  readonly reason: BackupReason;
  /** The version of the tables in it. */
  readonly version: number;
}

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.([a-z]+)\.v(\d+)\.sqlite$/;

/** The name of a backup's file: names sort as the times do. */
export function backupName({ at, reason, version }: Omit<Backup, 'file'>): string {
  return `${at.replaceAll(/[:.]/g, '-')}.${reason}.v${String(version)}.sqlite`;
}

/** What the name of a file says, if it is that of a backup. */
export function backupNamed(file: string): Backup | null {
  const [, day, hours, minutes, seconds, ms, word, version] = NAME.exec(file) ?? [];
  const reason = REASONS.find((each) => each === word);
  if (day === undefined || reason === undefined) return null;
  const at = `${day}T${hours ?? ''}:${minutes ?? ''}:${seconds ?? ''}.${ms ?? ''}Z`;
  return Number.isNaN(Date.parse(at)) ? null : { file, at, reason, version: Number(version) };
}

/** So many of the newest are kept, */
const RECENT = 10;
/** and of so many days the last of each. */
const DAYS = 7;

/** Which of these may go, now that there are newer ones. */
export function outdated(backups: readonly Backup[]): readonly Backup[] {
  const newestFirst = backups.toSorted((a, b) => (a.at < b.at ? 1 : -1));
  const days = [...new Set(newestFirst.map(({ at }) => at.slice(0, 10)))].slice(0, DAYS);
  const lasts = days.map((day) => newestFirst.find(({ at }) => at.startsWith(day)));
  return newestFirst.filter((backup, index) => index >= RECENT && !lasts.includes(backup));
}
