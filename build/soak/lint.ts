import { runTool } from '../tools.ts';

/**
 * All rules on all files as ESLint itself holds them, which takes minutes: what oxlint holds for it in each `npm test` is
 * judged by another, and the rules that oxlint does not know are judged at all.
 */
process.exitCode = await runTool('eslint', [
  ...['--config', 'build/eslint.config.js', '--max-warnings', '0'],
  ...['engine', 'cards', 'db', 'electron', 'renderer', 'e2e', 'build'],
]);
