import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../fresh.ts';
import { keepReport, seedOfRun, tableRow } from './support/report.ts';
import type { Tried } from './support/mutated-files.ts';

const FILES = 2000;
/** What one file may cost: ms of the processor, and bytes beyond what the program has at rest. */
const LONGEST = 2000;
const MOST = 300 * 1024 * 1024;

// The thread is the one that the program has.
if ((await ensureBuilt()) !== 0) throw new Error('the program does not build');
const seed = seedOfRun();
console.log(`seed ${seed}`);
const script = fileURLToPath(new URL('support/mutated-files.ts', import.meta.url));
/** Tries so many files in a process of their own, so that their memory is theirs. */
const trying = (from: number, count: number): Promise<readonly Tried[]> =>
  new Promise((resolve, reject) => {
    const child = fork(script, [String(from), String(count)]);
    child.on('message', (said) => {
      resolve(said as readonly Tried[]);
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      reject(new Error(`the trying ended with ${String(code)}`));
    });
  });
// What is slow is the beginning of a thread for each file, as the program has it: two processes share the count.
const halves = await Promise.all([trying(seed, FILES / 2), trying(seed + FILES / 2, FILES / 2)]);
const tried = halves.flat();

const wrong = tried.filter(({ code, expected }) => code === null || !expected.includes(code));
const silent = tried.filter(({ where }) => where === '');
const wrote = tried.filter(({ isAsBefore }) => !isAsBefore);
const slowest = Math.max(...tried.map(({ took }) => took));
const largest = Math.max(...tried.map(({ memory }) => memory));
for (const { name, seed: own, code } of wrong) console.error(`${name}, seed ${own}: ${code ?? 'taken'}`);
const faults = [
  ...(wrong.length > 0 ? [`${wrong.length} files were taken or refused for something else`] : []),
  ...(silent.length > 0 ? [`${silent.length} refusals do not say what and where`] : []),
  ...(wrote.length > 0 ? [`${wrote.length} left something behind: ${wrote[0]?.name ?? ''}`] : []),
  ...(slowest > LONGEST ? [`one took ${Math.round(slowest)} ms of the processor`] : []),
  ...(largest > MOST ? [`one needed ${Math.round(largest / 2 ** 20)} MiB`] : []),
];
if (faults.length > 0) throw new Error(faults.join('; '));

const kinds = [...new Set(tried.map(({ name }) => name))];
keepReport('files', 'Files that somebody spoilt', [
  `Command: \`npm run soak files\`. Seed ${seed}; again with \`npx node build/soak/files.ts ${seed}\`.`,
  '',
  `${tried.length} files made from an honest saved game, pack of cards and file of decks by ${kinds.length} kinds of mutation, sealed and hashed anew where the`,
  'mutation is about what lies behind seal and hashes. Every one was refused with a code, the entry and the place in it;',
  'no table, no folder and nothing among passing things was otherwise afterwards. Each was looked into as the program does',
  'it, on a thread of its own with its bounds of work and memory.',
  '',
  `Most work: ${Math.round(slowest)} ms of the processor. Most memory beyond that of the program at rest: ${Math.round(largest / 2 ** 20)} MiB.`,
  '',
  '| mutation | files | refused as | most work, ms |',
  '| --- | --- | --- | --- |',
  ...kinds.map((kind) => {
    const these = tried.filter(({ name }) => name === kind);
    const codes = [...new Set(these.map(({ code }) => code ?? 'taken'))].sort((a, b) => (a < b ? -1 : 1));
    return tableRow(
      kind,
      these.length,
      codes.join(', '),
      Math.round(Math.max(...these.map(({ took }) => took))),
    );
  }),
]);
