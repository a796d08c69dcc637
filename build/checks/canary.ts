import { oxlintName, UNKNOWN, wanted } from '../oxlint.ts';
import { digest, digestOf, keep, kept } from './kept/digest.ts';
import { componentFaults } from './components.ts';
import { sources } from './kept/sources.ts';
import { check, type Outcome } from './outcome.ts';
import { oxlint } from './oxlint.ts';
import { leftOutOfUndo, planted } from './running.ts';
import { cyclesAmong, svelteCheck, tool } from './static.ts';

/** What the checkers and the runners of tests are set up by. */
const SET_UP =
  /^build\/(canary|checks|eslint-rules)\/|^build\/[^/]+\.(ts|js|json)$|(^|\/)tsconfig[^/]*\.json$|^package-lock\.json$/;

/** Files that break each rule, and one that breaks rules on components; nor are they laid out. */
const LINTED = 'build/canary/lint';
const COMPONENT = `${LINTED}/page.svelte`;
/** A component that breaks a rule which asks for types, in its script and in what it shows. */
const TYPED = 'build/canary/typed';

/** What no module may hold: whoever reads it refuses it, and no rule gets to see it. */
const REFUSED: ReadonlySet<string> = new Set([
  'no-delete-var',
  'no-dupe-args',
  'no-nonoctal-decimal-escape',
  'no-octal',
  'no-with',
]);

/** The rules that oxlint holds and that do not find what breaks them. */
async function missedByRules(): Promise<readonly string[]> {
  const faults = await oxlint([LINTED], `${LINTED}/oxlint.config.ts`);
  const found = new Set(faults.map(({ rule }) => rule));
  return [...wanted]
    .filter((rule) => !rule.startsWith('svelte/') && !UNKNOWN.has(rule) && !REFUSED.has(rule))
    .filter((rule) => !found.has(oxlintName(rule).replace(/^([^/]+)\/(.+)$/, '$1($2)')))
    .map((rule) => `${rule} is broken in ${LINTED}, and oxlint does not find it.`);
}

/** What the checkers do not find of what is known to be wrong. */
async function missedByCheckers(): Promise<readonly string[]> {
  const known = [
    [/wrong\.ts.*TS2322/, () => tool('tsc', ['-p', 'build/canary', '--pretty', 'false'])],
    [
      /wrong\.svelte:\d+:\d+/,
      () => tool('svelte-check', svelteCheck('build/canary', 'build/canary/tsconfig.json')),
    ],
    [
      /svelte\/no-at-html-tags/,
      () => tool('eslint', ['--no-ignore', '--config', 'build/eslint.config.js', COMPONENT]),
    ],
    [/page\.svelte/, () => tool('prettier', ['--ignore-path', '.gitignore', '--check', COMPONENT])],
    [
      /code\.ts/,
      () => tool('oxfmt', ['--config', 'build/oxfmt.json', '--ignore-path', '.gitignore', '--check', LINTED]),
    ],
  ] as const;
  const missed: string[] = [];
  for (const [expected, run] of known) {
    const { code, output } = await run();
    if (code === 0 || !expected.test(output)) missed.push(`Not found: ${expected.source}\n${output}`);
  }
  return missed;
}

/** What breaks rules by its types in a component and is not found, in the code that svelte-check wrote of it. */
async function missedInComponents(): Promise<readonly string[]> {
  const found = (await componentFaults('build/canary', TYPED)).filter((fault) =>
    fault.includes('no-floating-promises'),
  );
  return found.length === 2 ? [] : [`Not found in ${TYPED}: 2 floating promises\n${found.join('\n')}`];
}

/** Files that need each other: to run, for types, and for a type of a component. */
const CYCLES = [
  'cycle-one.ts → cycle-two.ts',
  'cycle-of-types-one.ts → cycle-of-types-two.ts',
  'cycle-through.svelte → cycle-through.ts',
];

/** The cycles that are not found. */
function missedByCycles(): readonly string[] {
  const folder = 'build/canary/';
  const found = cyclesAmong(sources().filter((file) => file.startsWith(folder))).map((way) =>
    way.replaceAll(folder, ''),
  );
  return CYCLES.filter((cycle) => !found.some((way) => way.startsWith(cycle))).map(
    (cycle) => `Not found: ${cycle}\n${found.join('\n')}`,
  );
}

/**
 * The tests that are wrong on purpose, and one that is well. Playwright begins nothing where one stands
 * alone.
 */
const PLANTED = [['only'], ['empty', 'fails', 'skipped', 'well']];

/** What the runners of tests take for well though it is not, or the other way about. */
async function missedByRunners(): Promise<readonly string[]> {
  const missed: string[] = [];
  for (const [runner, run] of Object.entries(planted))
    for (const files of PLANTED) {
      const outcome = await run(files.map((file) => `${file}.`));
      const well = files.filter((file) => file === 'well').length;
      if (outcome.passed !== well || outcome.failed < files.length - well)
        missed.push(`${runner}: of ${files.join(', ')} in build/canary it says ${JSON.stringify(outcome)}`);
    }
  return missed;
}

/** The specifications that play whole games, for which undo and redo after each answer would take long and show nothing. */
const NO_SCENES = 'games laws rare-laws';

/** Which specifications the step that takes every answer back runs too many, or does not run. */
async function missedByUndo(): Promise<readonly string[]> {
  const leftOut = (await leftOutOfUndo()).join(' ');
  return leftOut === NO_SCENES ? [] : [`undo: leaves out "${leftOut}", not "${NO_SCENES}"`];
}

/**
 * A checker that is set up wrong finds nothing and is content: these must find what is known to be wrong. What found it once
 * finds it again as long as nothing that it is set up by has changed.
 */
export async function canary(): Promise<Outcome> {
  const setUp = digest([process.version, digestOf(sources().filter((file) => SET_UP.test(file)))]);
  if (kept('canary')['setUp'] === setUp) return check(true, '');
  const missed = [
    ...(await missedByCheckers()),
    ...(await missedInComponents()),
    ...(await missedByRules()),
    ...missedByCycles(),
    ...(await missedByRunners()),
    ...(await missedByUndo()),
  ];
  if (missed.length === 0) keep('canary', { setUp });
  return check(missed.length === 0, missed.join('\n'));
}
