import { rmSync } from 'node:fs';

/** The files of SQLite beside a database: the write-ahead log, its index, and the rollback journal. */
export const BESIDE = ['-wal', '-shm', '-journal'] as const;

/** The path for a copy that is inspected beside the file of games. Whatever is left there may be deleted. */
export const besideFile = (file: string): string => `${file}.beside`;

/** Deletes a database with what SQLite keeps beside it. */
export function removeDatabase(file: string): void {
  for (const end of ['', ...BESIDE]) rmSync(`${file}${end}`, { force: true });
}
