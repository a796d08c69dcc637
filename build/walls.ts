import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './tools.ts';
import { knowing } from './walls/walls.ts';

/*
 * Looks at which files know a game that is not their own. Those that still do are listed in build/walls/left.txt, which
 * only shrinks: a new one fails, and so does one that is listed and knows none any more. With --shrink, such are taken out.
 */

const LIST = inRoot('build', 'walls', 'left.txt');

const left = readFileSync(LIST, 'utf8').split('\n').filter(Boolean);
const found = knowing();
const isNew = [...found].filter(([file]) => !left.includes(file));
const isDone = left.filter((file) => !found.has(file));

for (const [file, knows] of isNew)
  console.log(`${file} knows a game that is not its own: ${knows.join(', ')}`);
if (process.argv.includes('--shrink') && isDone.length > 0)
  writeFileSync(LIST, `${left.filter((file) => found.has(file)).join('\n')}\n`);
else for (const file of isDone) console.log(`${file} knows no game any more: take it out with --shrink`);
console.log(
  `${String(found.size)} production files outside the folders of games and their registries know a game.`,
);
process.exitCode = isNew.length > 0 || (isDone.length > 0 && !process.argv.includes('--shrink')) ? 1 : 0;
