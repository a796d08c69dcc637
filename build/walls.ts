import { knowing } from './walls/walls.ts';

/* Looks at which files know a game that is not their own: none but the registries may. */

const found = knowing();
for (const [file, knows] of found)
  console.log(`${file} knows a game that is not its own: ${knows.join(', ')}`);
console.log(
  `${String(found.size)} production files outside the folders of games and their registries know a game.`,
);
process.exitCode = found.size > 0 ? 1 : 0;
