import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * The scripts that threads of the built program begin with for the games: what each is called, and its file from the root.
 * They are data, since whoever builds the program has no use for the other tools of the games.
 */
export function threadsOfGames(): Readonly<Record<string, string>> {
  const threads = globSync('*/threads.json', { cwd: here })
    .sort((one, other) => (one < other ? -1 : 1))
    .flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(here + file, 'utf8')) as Record<string, string>),
    );
  const names = threads.map(([name]) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`Two threads are called ${twice}.`);
  return Object.fromEntries(threads);
}
