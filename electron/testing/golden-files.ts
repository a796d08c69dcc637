import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** Files of games as earlier programs really wrote them: see `db/golden/README.md`. */
export const GOLDEN = ['issue-1', 'rules-2', 'issue-2', 'issue-3', 'issue-4'] as const;
export type Golden = (typeof GOLDEN)[number];

/** Puts such a file in a place, instead of what is there with all that SQLite keeps beside it. */
export function layGolden(name: Golden, file: string): void {
  const packed = readFileSync(fileURLToPath(new URL(`../../db/golden/${name}.sqlite.gz`, import.meta.url)));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) rmSync(each, { force: true });
  writeFileSync(file, gunzipSync(packed));
}
