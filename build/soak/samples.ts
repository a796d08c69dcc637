import type { Outcome } from '../checks/outcome.ts';
import { build, e2e, some } from '../checks/running.ts';
import { GAME_TOOLS } from '../games/index.ts';
import { whole } from '../simulate/figures.ts';
import { keepReport, tableRow } from './support/report.ts';
import type { CountedSample } from './support/types.ts';

const OF_GAMES = Object.values(GAME_TOOLS).flatMap(({ soak }) => soak.samples ?? []);

const SAMPLES: readonly CountedSample[] = [
  {
    law: 'malformed messages on each channel are refused and change nothing',
    file: 'electron/main/ipc/ipc.test.ts',
    variable: 'MALFORMED_MESSAGES',
    count: 10_000,
  },
  ...OF_GAMES.flatMap(({ counted }) => counted),
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
  unit(
    'files of decks with much of anything are no work',
    'electron/main/storage/transfer/many-decks.test.ts',
  ),
  ...OF_GAMES.flatMap(({ parts }) => parts.map(({ law, file }) => unit(law, file))),
  {
    law: 'all screens in every theme and in large text, as axe and their readers see them',
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
