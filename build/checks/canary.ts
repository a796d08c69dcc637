import { digest, digestOf, keep, kept } from './kept/digest.ts';
import { sources } from './kept/sources.ts';
import { check, type Outcome } from './outcome.ts';
import { planted } from './running.ts';
import { cruise, svelteCheck, tool } from './static.ts';

/** What the checkers and the runners of tests are set up by. */
const SET_UP =
  /^build\/(canary|checks)\/|^build\/[^/]+\.(ts|js|json)$|(^|\/)tsconfig[^/]*\.json$|^package-lock\.json$/;

/** What the checkers do not find of what is known to be wrong. */
async function missedByCheckers(): Promise<readonly string[]> {
  const known = [
    [/wrong\.ts.*TS2322/, () => tool('tsc', ['-p', 'build/canary', '--pretty', 'false'])],
    [/wrong\.svelte:\d+:\d+/, () => tool('svelte-check', svelteCheck('build/canary/tsconfig.json'))],
    [/no-cycles: build\/canary\/cycle/, () => cruise('build/canary')],
  ] as const;
  const missed: string[] = [];
  for (const [expected, run] of known) {
    const { code, output } = await run();
    if (code === 0 || !expected.test(output)) missed.push(`Not found: ${expected.source}\n${output}`);
  }
  return missed;
}

/** The tests that are wrong on purpose, each by itself, and one that is well. */
const PLANTED = [
  { file: 'only', failed: true },
  { file: 'empty', failed: true },
  { file: 'skipped', failed: true },
  { file: 'well', failed: false },
];

/** What the runners of tests take for well though it is not, or the other way about. */
async function missedByRunners(): Promise<readonly string[]> {
  const missed: string[] = [];
  for (const [runner, run] of Object.entries(planted))
    for (const { file, failed } of PLANTED) {
      const outcome = await run([`${file}.`]);
      const holds = failed
        ? outcome.failed > 0 && outcome.passed === 0
        : outcome.failed === 0 && outcome.passed === 1;
      if (!holds)
        missed.push(`${runner}: of build/canary/${runner}/${file} it says ${JSON.stringify(outcome)}`);
    }
  return missed;
}

/**
 * A checker that is set up wrong finds nothing and is content: these must find what is known to be wrong. What found it once
 * finds it again as long as nothing that it is set up by has changed.
 */
export async function canary(): Promise<Outcome> {
  const setUp = digest([process.version, digestOf(sources().filter((file) => SET_UP.test(file)))]);
  if (kept('canary')['setUp'] === setUp) return check(true, '');
  const missed = [...(await missedByCheckers()), ...(await missedByRunners())];
  if (missed.length === 0) keep('canary', { setUp });
  return check(missed.length === 0, missed.join('\n'));
}
