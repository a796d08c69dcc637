import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { median, quantile } from 'simple-statistics';
import { slowness } from '../../engine/kernel/testing/work.ts';
import { electronRuntime, root } from '../electron-runtime.ts';
import { firstOf, LIMITS } from '../first-script.ts';
import { inFolder, onScreen } from '../program.ts';
import { inRoot } from '../tools.ts';
import { blankProgram } from './start/blank.ts';
import { startOnce, type Started } from './start/launched.ts';

/*
 * How long the program takes to start and what it takes of the memory, beside a program that is an empty Electron window:
 * both are started in turn, so that whatever else this computer does slows both. The first start of each is left out: it is
 * the one in which the caches are made. `STARTS=25` starts each more often.
 */

const STARTS = Number(process.env['STARTS'] ?? 9);

interface Side {
  readonly name: string;
  readonly program: string;
  readonly userData: string;
  readonly starts: Started[];
}

type Figure = (started: Started) => number;

const painted: Figure = (started) => started.painted;
const answers: Figure = (started) => started.answers;
const memory: Figure = (started) => started.memory ?? NaN;

function tell(
  name: string,
  unit: string,
  figure: Figure,
  [empty, own]: readonly [Side, Side],
  limit: string,
): void {
  const [less, more] = [empty, own].map(({ starts }) => starts.map(figure)) as [number[], number[]];
  const ratios = more.map((value, at) => value / (less[at] ?? NaN));
  const spread = `${quantile(ratios, 0.25).toFixed(2)}–${quantile(ratios, 0.75).toFixed(2)}`;
  const figures = [median(less), median(more)].map((value) => value.toFixed(0).padStart(5)).join(' → ');
  const times = `${(median(more) / median(less)).toFixed(2)} times (half of the pairs ${spread})`;
  const apart = `+${(median(more) - median(less)).toFixed(0)} ${unit}`;
  console.log(`${name.padEnd(36)} ${figures} ${unit.padEnd(3)} ${times}, ${apart} ${limit}`);
}

await onScreen(() =>
  inFolder(async (folder) => {
    const runtime = electronRuntime();
    if (runtime.kind === 'none') throw new Error(runtime.reason);
    const side = (name: string, program: string): Side => {
      const userData = join(folder, name);
      mkdirSync(userData);
      return { name, program, userData, starts: [] };
    };
    const empty = side('empty', blankProgram(folder));
    const own = side('own', root);
    for (let round = 0; round <= STARTS; round += 1)
      for (const { program, userData, starts } of [empty, own]) {
        const started = await startOnce(runtime.executable, program, userData);
        if (round > 0) starts.push(started);
      }
    console.log(
      `An empty window → the program, medians of ${STARTS} starts of each in turn; limits in brackets.`,
    );
    console.log(`this processor takes ${slowness().toFixed(1)} times as long as usual`);
    tell('started to first paint', 'ms', painted, [empty, own], '(1.7 times)');
    tell('started to first page that answers', 'ms', answers, [empty, own], '(+320 ms)');
    tell('memory of all processes at rest', 'MiB', memory, [empty, own], '(1.2 times)');
    const { bytes } = firstOf(inRoot('out', 'renderer'));
    console.log(
      `${'first script'.padEnd(36)} ${(bytes.script / 1000).toFixed(0)} kB (${(LIMITS.script / 1000).toFixed(0)})`,
    );
  }),
);
