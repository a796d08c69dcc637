import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { inRoot } from '../tools.ts';

/** A mutant as Stryker shows it to its checkers. */
interface Shown {
  readonly id: string;
  readonly fileName: string;
  readonly replacement: string;
  readonly location: { readonly start: object; readonly end: object };
}

type Checked = { readonly status: 'passed' } | { readonly status: 'compileError'; readonly reason: string };

const { MUTANTS_SEED: seed = '', MUTANTS_SHARE: share = '1' } = process.env;

/** From 0 to 1: drawn for each mutant by itself, so that none is likelier than another, and the same for the same seed. */
function drawnFor({ fileName, replacement, location: { start, end } }: Shown): number {
  const what = JSON.stringify([seed, relative(inRoot(), fileName), replacement, start, end]);
  return createHash('sha256').update(what).digest().readUInt32BE() / 2 ** 32;
}

const checked = (mutant: Shown): Checked =>
  drawnFor(mutant) < Number(share)
    ? { status: 'passed' }
    : { status: 'compileError', reason: 'not in the sample' };

/** Stryker has no samples, but asks checkers which mutants are worth a run: this one lets those of the sample pass. */
export const strykerPlugins = [
  {
    kind: 'Checker',
    name: 'sample',
    value: {
      init: (): Promise<void> => Promise.resolve(),
      group: (mutants: readonly Shown[]): Promise<readonly (readonly string[])[]> =>
        Promise.resolve([mutants.map(({ id }) => id)]),
      check: (mutants: readonly Shown[]): Promise<Record<string, Checked>> =>
        Promise.resolve(Object.fromEntries(mutants.map((mutant) => [mutant.id, checked(mutant)]))),
    },
  },
];
