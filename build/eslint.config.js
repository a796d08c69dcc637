import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import project from './eslint-rules/plugin.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tests = [
  '**/*.test.ts',
  '**/testing/**/*.ts',
  'e2e/**/*.ts',
  'build/soak/**/*.ts',
  'build/bench/**/*.ts',
  'build/games/*/{soak,bench}/**/*.ts',
];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'A name that is exported by name is found by searching for it.',
};
const deterministic = [
  {
    selector: 'MemberExpression[property.name=/^toLocale|^localeCompare$/]',
    message: 'Differs between machines.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(sort|toSorted)$/][arguments.length=0]',
    message: 'The default order compares words: give a comparator.',
  },
  { selector: 'TSEnumDeclaration', message: 'Write a union of words instead.' },
];
const noClass = {
  selector: 'ClassDeclaration, ClassExpression',
  message: 'Only the kernel and the tests’ helpers have classes: everything else is functions on values.',
};
const nodeGlobals = ['console', 'process', 'URL', 'setInterval', 'clearInterval'];
const engineGlobals = ['Date', 'Intl', 'performance', 'crypto', 'setTimeout', 'setInterval', 'globalThis'];

/** All rules, and where they hold: ESLint looks at components by them, oxlint at all other code (oxlint.ts). */
export default defineConfig(
  {
    ignores: [
      'node_modules/',
      'out/',
      'dist/',
      '.cache/',
      'build/canary/',
      '**/*.d.mts',
      'cards/query/parser.mjs',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: root, extraFileExtensions: ['.svelte'] },
    },
    plugins: { project },
    rules: {
      'project/import-zones': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
      complexity: ['error', { max: 16, variant: 'modified' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-depth': ['error', 3],
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      'no-console': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: tseslint.parser, svelteConfig: { compilerOptions: { runes: true } } },
    },
    rules: {
      // `let { x } = $props()` is how a property is declared, though nothing here assigns to it.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { excludedRunes: ['$props', '$derived'] }],
      // TypeScript knows what exists in a window; this rule does not.
      'no-undef': 'off',
      // The state is replaced whole, so a collection made while computing from it need not be watched.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/no-at-html-tags': 'error',
      'svelte/require-each-key': 'error',
    },
  },
  {
    // Each component would be a TypeScript program of its own here: three minutes for all of them. svelte-check tells their
    // types in twenty seconds, and oxlint looks by these rules at the code that it writes of them (oxlint-components.ts).
    files: ['**/*.svelte'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { 'svelte/require-store-reactive-access': 'off' },
  },
  {
    files: ['engine/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      'no-restricted-globals': ['error', ...engineGlobals],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'Chance comes from the state: see engine/kernel/rng.ts.',
        },
      ],
      'no-restricted-syntax': ['error', noDefaultExport, ...deterministic, noClass],
    },
  },
  {
    files: ['engine/kernel/**/*.ts', 'engine/**/testing/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, ...deterministic] },
  },
  {
    files: ['{cards,db,electron,renderer}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport] },
  },
  {
    // What is inferred of a whole contract has a name there: the compiler compares it by that, not channel by channel.
    files: ['electron/shared/**/contract.ts'],
    rules: {
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  {
    files: ['build/**', 'renderer/terminal/**', 'renderer/games/*/terminal/**', 'electron/main/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: tests,
    rules: {
      'max-lines': ['error', 600],
      'max-lines-per-function': 'off',
      'max-params': ['error', 5],
    },
  },
  {
    files: ['**/*.test.ts', '**/testing/**/*.ts', 'e2e/**/*.ts'],
    // A finger takes its time over the glass, and a program is killed at any moment.
    ignores: ['renderer/input/testing/finger.ts', 'electron/testing/until-killed.ts', 'e2e/killing.ts'],
    rules: { 'project/no-clock': 'error' },
  },
  {
    files: ['**/*.test.ts', '**/testing/**/*.ts', 'e2e/**/*.ts'],
    rules: { 'project/no-bare-expect': 'error' },
  },
  {
    files: ['**/*.component.test.ts', 'e2e/**/*.ts'],
    rules: { 'project/no-hasty-expect': 'error' },
  },
  {
    files: ['**/*.component.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'vi',
          property: 'useFakeTimers',
          message:
            'Vitest lets them pass by while a press waits for the page: choose the time (`chosenTime`).',
        },
      ],
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: Object.fromEntries(nodeGlobals.map((name) => [name, 'readonly'])),
    },
  },
);
