import type { Outcome, Skip } from './outcome.ts';

/** The tests that a machine may skip, and why. Whichever other is skipped fails the run. */
const ALLOWED: readonly (readonly [test: RegExp, why: string])[] = [
  [/^db\/file\/disk\.test\.ts: a small disk of its own/, 'Only root may mount a disk.'],
  [/^db\/file\/open\.test\.ts: .*a pipe in the place/, 'Windows has no such files.'],
  [/^cards\/regular-file\.test\.ts: /, 'Windows has no such files.'],
  [/^electron\/main\/storage\/transfer\/asked-file\.test\.ts: /, 'Not every system has such files.'],
];

const reasonFor = ({ test }: Skip): string | undefined =>
  ALLOWED.find(([allowed]) => allowed.test(test))?.[1];

/** The same outcome, in which whatever was skipped without leave has failed. */
export function onlyAllowedSkips(outcome: Outcome): Outcome {
  const skipped: Skip[] = [];
  const refused: string[] = [];
  for (const skip of outcome.skipped) {
    const reason = reasonFor(skip);
    if (reason === undefined) refused.push(`Skipped without leave: ${skip.test} (${skip.reason})`);
    else skipped.push({ ...skip, reason });
  }
  if (refused.length === 0) return { ...outcome, skipped };
  const said = [...(outcome.said === undefined ? [] : [outcome.said]), ...refused].join('\n');
  return { ...outcome, skipped, failed: outcome.failed + refused.length, said };
}
