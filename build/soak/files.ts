import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../fresh.ts';
import { keepReport, seedOfRun, tableRow } from './support/report.ts';
import type { Source, Tried } from './support/refused-files.ts';

const FILES = 2000;
/** Of those that were never honest. */
const HOSTILE = 300;
/** What one file may cost: ms of the processor, and bytes beyond what the program has at rest. */
const LONGEST = 2000;
const MOST = 300 * 1024 * 1024;
/** So long, in ms of the processor, the main thread may hear nobody while files that were never honest are looked into. */
const LONGEST_STALL = 50;

// The thread is the one that the program has.
if ((await ensureBuilt()) !== 0) throw new Error('the program does not build');
const seed = seedOfRun();
console.log(`seed ${seed}`);
const script = fileURLToPath(new URL('support/refused-files.ts', import.meta.url));
/** Tries so many files in a process of their own, so that their memory is theirs. */
const trying = (source: Source, from: number, count: number): Promise<readonly Tried[]> =>
  new Promise((resolve, reject) => {
    const child = fork(script, [source, String(from), String(count)]);
    child.on('message', (said) => {
      resolve(said as readonly Tried[]);
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      reject(new Error(`the trying ended with ${String(code)}`));
    });
  });
// What is slow is the beginning of a thread for each file, as the program has it: two processes share the count.
const halves = await Promise.all([
  trying('mutated', seed, FILES / 2),
  trying('mutated', seed + FILES / 2, FILES / 2),
]);
const mutated = halves.flat();
// Alone, as it is also asked how long the main thread hears nobody.
const hostile = await trying('hostile', seed, HOSTILE);
const tried = [...mutated, ...hostile];

const most = (list: readonly Tried[], of: (one: Tried) => number): number =>
  Math.round(Math.max(...list.map(of)));
const work = ({ took }: Tried): number => took;
const wrong = tried.filter(
  ({ code, expected }) => code === null || (expected !== null && !expected.includes(code)),
);
const silent = tried.filter(({ where }) => where === '');
const wrote = tried.filter(({ isAsBefore }) => !isAsBefore);
const slowest = most(tried, work);
const largest = most(tried, ({ memory }) => memory);
const stalled = most(hostile, ({ stall }) => stall.work);
for (const { name, seed: own, code } of wrong) console.error(`${name}, seed ${own}: ${code ?? 'taken'}`);
const faults = [
  ...(wrong.length > 0 ? [`${wrong.length} files were taken or refused for something else`] : []),
  ...(silent.length > 0 ? [`${silent.length} refusals do not say what and where`] : []),
  ...(wrote.length > 0 ? [`${wrote.length} left something behind: ${wrote[0]?.name ?? ''}`] : []),
  ...(slowest > LONGEST ? [`one took ${slowest} ms of the processor`] : []),
  ...(largest > MOST ? [`one needed ${Math.round(largest / 2 ** 20)} MiB`] : []),
  ...(stalled > LONGEST_STALL ? [`the main thread heard nobody for ${stalled} ms of the processor`] : []),
];
if (faults.length > 0) throw new Error(faults.join('; '));

const codesOf = (list: readonly Tried[]): string =>
  [...new Set(list.map(({ code }) => code ?? 'taken'))].sort((a, b) => (a < b ? -1 : 1)).join(', ');
const named = (list: readonly Tried[], wanted: string): readonly Tried[] =>
  list.filter(({ name }) => name === wanted);
const kinds = [...new Set(mutated.map(({ name }) => name))];
keepReport('files', 'Files that are to be refused', [
  `Command: \`npm run soak files\`. Seed ${seed}; again with \`npx node build/soak/files.ts ${seed}\`.`,
  '',
  `${mutated.length} files made from an honest saved game, pack of cards and file of decks by ${kinds.length} kinds of mutation, sealed and hashed anew where the`,
  `mutation is about what lies behind seal and hashes; and ${hostile.length} files that were never honest, written from the grammar of such files by a`,
  'generator that knows none of those. Every one was refused with a code, the entry and the place in it;',
  'no table, no folder and nothing among passing things was otherwise afterwards. Each was looked into as the program does',
  'it, on a thread of its own with its bounds of work and memory.',
  '',
  `Most work: ${slowest} ms of the processor. Most memory beyond that of the program at rest: ${Math.round(largest / 2 ** 20)} MiB.`,
  '',
  `While the files that were never honest were looked into, the main thread worked at most ${stalled} ms of the processor before it heard others`,
  `(the limit is ${LONGEST_STALL}), and was at most ${most(hostile, ({ stall }) => stall.clock)} ms late by the clock, which is up to the machine as well.`,
  '',
  tableRow('never honest', 'files', 'refused as', 'most work, ms', 'main heard nobody, ms of the processor'),
  tableRow('---', '---', '---', '---', '---'),
  ...[...new Set(hostile.map(({ name }) => name))].sort().map((kind) => {
    const these = named(hostile, kind);
    const heard = most(these, ({ stall }) => stall.work);
    return tableRow(kind, these.length, codesOf(these), most(these, work), heard);
  }),
  '',
  tableRow('mutation', 'files', 'refused as', 'most work, ms'),
  tableRow('---', '---', '---', '---'),
  ...kinds.map((kind) => {
    const these = named(mutated, kind);
    return tableRow(kind, these.length, codesOf(these), most(these, work));
  }),
]);
