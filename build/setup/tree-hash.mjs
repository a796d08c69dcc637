import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** One hash of all files in a folder, by their names and contents: anything added, changed or taken away makes another one. */
export function treeHash(folder) {
  const all = createHash('sha512');
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of names) {
    const content = createHash('sha512').update(readFileSync(file)).digest('hex');
    all.update(`${file.slice(folder.length)}\0${content}\n`);
  }
  return all.digest('base64');
}
