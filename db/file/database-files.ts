import { rmSync } from 'node:fs';

/** What SQLite keeps beside a file: the log of what is written, its index, and what is taken back after a crash. */
export const BESIDE = ['-wal', '-shm', '-journal'] as const;

/** Where a copy of a file is looked into, beside the file of games. Whatever is left there is nothing. */
export const besideFile = (file: string): string => `${file}.beside`;

/** Deletes a database with what SQLite keeps beside it. */
export function removeDatabase(file: string): void {
  for (const end of ['', ...BESIDE]) rmSync(`${file}${end}`, { force: true });
}
