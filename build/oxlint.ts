import { fileURLToPath } from 'node:url';
import type { Linter } from 'eslint';
import { defineConfig, type OxlintConfig } from 'oxlint';
import rules from './eslint.config.js';

type Overrides = NonNullable<OxlintConfig['overrides']>;

/** The rules of typescript-eslint that oxlint holds under the names of those of ESLint that they extend. */
const EXTENSIONS: ReadonlySet<string> = new Set([
  'no-array-constructor',
  'no-unused-expressions',
  'no-unused-vars',
  'no-useless-constructor',
]);
/** What oxlint has not learnt, and runs as ESLint wrote it. */
const AS_ESLINT_WROTE_IT: ReadonlySet<string> = new Set(['no-dupe-args', 'no-octal', 'no-restricted-syntax']);
/** What needs types and is unknown to oxlint: `npm run soak lint` looks for it. No file of ours may hold an enum at all. */
export const UNKNOWN: ReadonlySet<string> = new Set([
  '@typescript-eslint/no-unsafe-class-instance-assignment',
  '@typescript-eslint/no-unsafe-enum-assignment',
]);

/** What oxlint calls a rule that ESLint calls so. */
export function oxlintName(rule: string): string {
  const name = rule.replace(/^@typescript-eslint\//, '');
  if (EXTENSIONS.has(name)) return `eslint/${name}`;
  if (name !== rule) return `typescript/${name}`;
  if (AS_ESLINT_WROTE_IT.has(rule)) return `eslint-js/${rule}`;
  return rule.includes('/') ? rule : `eslint/${rule}`;
}

const isOn = (entry: Linter.RuleEntry | undefined): boolean => {
  const level: unknown = Array.isArray(entry) ? entry[0] : entry;
  return level !== undefined && level !== 'off' && level !== 0;
};

const parts: readonly Linter.Config[] = rules;

/** Each rule that ESLint is told to look at somewhere, by the name it has there. */
export const wanted: ReadonlySet<string> = new Set(
  parts.flatMap(({ rules: some = {} }) => Object.keys(some).filter((rule) => isOn(some[rule]))),
);

/** Where an extension stands, the rule that it extends is off; here they are one. */
const isMeant = (rule: string): boolean => wanted.has(rule) && !UNKNOWN.has(rule) && !EXTENSIONS.has(rule);

function override({ files, ignores, rules: some = {}, languageOptions }: Linter.Config): Overrides[number] {
  const named = Object.entries(some).filter(([rule]) => isMeant(rule));
  return {
    files: files?.flat() ?? ['**/*'],
    ...(ignores === undefined ? {} : { excludeFiles: ignores }),
    ...(files !== undefined && languageOptions?.['globals'] ? { globals: languageOptions['globals'] } : {}),
    rules: Object.fromEntries(named.map(([rule, entry]) => [oxlintName(rule), entry])),
  } as Overrides[number];
}

/** What oxlint looks for, and where: all that ESLint is told, but for components, of which oxlint reads the scripts only. */
export default defineConfig({
  plugins: ['typescript'],
  jsPlugins: [
    { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' },
    { name: 'svelte', specifier: 'eslint-plugin-svelte' },
    { name: 'project', specifier: fileURLToPath(new URL('eslint-rules/plugin.ts', import.meta.url)) },
  ],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    ...parts.flatMap(({ files, rules: some, ignores = [] }) => (files || some ? [] : ignores)),
    '**/*.svelte',
  ],
  overrides: parts.filter((part) => part.rules !== undefined || part.files !== undefined).map(override),
});
