import type { Outcome } from '../checks/outcome.ts';
import { build, e2e, some } from '../checks/running.ts';
import { whole } from '../simulate/figures.ts';
import { keepReport, tableRow } from './support/report.ts';

/** A test of which `npm test` runs a sample, and what tells it to run more: the same test, by the same seeds. */
interface Sample {
  readonly law: string;
  readonly file: string;
  readonly variable: string;
  readonly count: number;
}

const SAMPLES: readonly Sample[] = [
  {
    law: 'malformed messages on each channel are refused and change nothing',
    file: 'electron/main/ipc/ipc.test.ts',
    variable: 'MALFORMED_MESSAGES',
    count: 10_000,
  },
  {
    law: 'zones, questions, ends, saving, replaying and views over random games',
    file: 'engine/alpha-omega/spec/laws.test.ts',
    variable: 'LAWS_GAMES',
    count: 5000,
  },
];

/** What each run of all tests tries one in so many of, others after each commit (engine/kernel/testing/sample.ts). */
interface Parts {
  readonly law: string;
  readonly where: string;
  readonly all: (env: Readonly<Record<string, string>>) => Promise<Outcome>;
}

const unit = (law: string, file: string): Parts => ({
  law,
  where: file,
  all: (env) => some('unit', [file], env),
});

const PARTS: readonly Parts[] = [
  unit(
    'at each private table nothing is told to eyes that may not know it',
    'electron/main/sessions/leaks.test.ts',
  ),
  unit('files of decks with much of anything are no work', 'electron/main/keeping/many-decks.test.ts'),
  unit(
    'a game of 1, 2 or 6, left at any question, is found there',
    'electron/main/games/alpha-omega/play.test.ts',
  ),
  unit('Hint is good advice', 'engine/alpha-omega/beyond/bots/judged.test.ts'),
  unit(
    'levels are won less often from one to the next',
    'build/games/alpha-omega/soak/support/ladder.test.ts',
  ),
  {
    law: 'all screens in every dress and in large text, as axe and their readers see them',
    where: 'renderer/testing',
    all: (env) =>
      some('component', ['renderer/testing/all-screens', 'renderer/testing/axe.component.test.ts'], env),
  },
  {
    law: 'the real window: all pages before axe, private tables of 2, 4 and 6, a whole game in each way',
    where: 'e2e',
    all: e2e,
  },
];

const rows: string[] = [];
for (const { law, file, variable, count } of SAMPLES) {
  const { passed, failed } = await some('unit', [file], { [variable]: String(count) });
  if (failed > 0) throw new Error(`${file} failed with ${variable}=${count}`);
  rows.push(tableRow(law, `\`${file}\``, whole(count), passed));
}
if ((await build()).failed > 0) throw new Error('The app does not build.');
for (const { law, where, all } of PARTS) {
  const { passed, failed } = await all({ SAMPLE: 'all' });
  if (failed > 0) throw new Error(`${where} failed with SAMPLE=all`);
  rows.push(tableRow(law, `\`${where}\``, 'all', passed));
}
keepReport('samples', 'Tests of which each run of all tests tries a sample', [
  'Command: `npm run soak samples`. The seeds are those of the tests: a run tries what the run before tried.',
  '',
  'Each of these tests passed with as many as are named here.',
  '',
  tableRow('what holds', 'test', 'how many', 'tests'),
  tableRow('---', '---', '---', '---'),
  ...rows,
]);
