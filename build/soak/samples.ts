import { some } from '../checks/running.ts';
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
    file: 'electron/main/ipc.test.ts',
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

const rows: string[] = [];
for (const { law, file, variable, count } of SAMPLES) {
  const { passed, failed } = await some('unit', [file], { [variable]: String(count) });
  if (failed > 0) throw new Error(`${file} failed with ${variable}=${count}`);
  rows.push(tableRow(law, `\`${file}\``, whole(count), passed));
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
