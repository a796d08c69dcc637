import { isSame, scoreOf, together, type FileReport, type Tally } from '../mutants/report.ts';
import { known, mutate, WANTED } from '../mutants/run.ts';
import { keepReport } from './support/report.ts';

const row = (name: string, tally: Tally): string => {
  const { killed, timeout, survived, noCoverage } = tally;
  return `| ${name} | ${killed} | ${timeout} | ${survived} | ${noCoverage} | ${scoreOf(tally).toFixed(1)} % |`;
};

function survivorsOf({ file, survivors }: FileReport): readonly string[] {
  if (survivors.length === 0) return [];
  const lines = survivors.map((one) => {
    const why = known.find((other) => isSame(one, other))?.why ?? 'not yet looked at';
    return `- line ${one.line}: \`${one.original}\` -> \`${one.mutated}\`: ${why}`;
  });
  return ['', `**${file}**`, '', ...lines];
}

const reports = await mutate([], 180);
const whole = together(reports.map(({ tally }) => tally));
const survivors = reports.flatMap((report) => report.survivors);
const gone = known.filter((one) => !survivors.some((other) => isSame(one, other)));
const lines = [
  'Command: `npm run soak mutants`. Stryker changes the code of targeting, attack, Clean-Up, lure and strength in all ways it',
  'knows, one at a time, and runs the specifications that come by there. A change that none of them notices has survived.',
  '',
  '| file | killed | timed out | survived | never run | score |',
  '| --- | --- | --- | --- | --- | --- |',
  ...reports.map(({ file, tally }) => row(file, tally)),
  row('**together**', whole),
  '',
  'What survived, and why:',
  ...reports.flatMap(survivorsOf),
];

const problems = [
  ...(scoreOf(whole) < WANTED ? [`Only ${scoreOf(whole).toFixed(1)} % were noticed, not ${WANTED} %.`] : []),
  ...gone.map(({ file, original, mutated }) => `No survivor any more: ${file}: ${original} -> ${mutated}`),
];
if (problems.length === 0) keepReport('mutants', 'Changes of the rules that tests notice', lines);
else {
  console.log([...lines, '', ...problems].join('\n'));
  process.exitCode = 1;
}
