import { defineConfig } from 'oxlint';
import tseslint from 'typescript-eslint';
import rules from './eslint.config.js';
import { oxlintName, UNKNOWN } from './oxlint.ts';

/**
 * What the code that svelte-check writes of a component breaks by itself, whatever the component says: its pieces stand in
 * functions that wait for nothing, what is shown is `any`, and a generic one is built of types that are no longer used.
 */
const BROKEN_BY_ITSELF: ReadonlySet<string> = new Set([
  'no-confusing-void-expression',
  'no-deprecated',
  'no-generated-empty-object-type',
  'no-unnecessary-condition',
  'no-unsafe-assignment',
  'no-unsafe-return',
  'require-await',
]);

const everywhere = rules
  .filter(({ files }) => files === undefined)
  .flatMap(({ rules: some = {} }) => Object.entries(some));

/** All that ask for types, each of which is off there. */
const { rules: askForTypes = {} } = tseslint.configs.disableTypeChecked;

/** Those that ask for types, as they are set for all other code. */
const typed = everywhere.filter(
  ([rule]) =>
    rule in askForTypes &&
    !UNKNOWN.has(rule) &&
    !BROKEN_BY_ITSELF.has(rule.replace('@typescript-eslint/', '')),
);

/** What oxlint looks for in components by their types, in the code that svelte-check writes of them. */
export default defineConfig({
  plugins: ['typescript'],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true },
  rules: Object.fromEntries(typed.map(([rule, entry]) => [oxlintName(rule), entry])),
});
