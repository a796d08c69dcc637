import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot, runTool } from '../../tools.ts';

/**
 * Keeps measured figures as the one declaration of their file, in place of what was there; what stands above it stays.
 * @param file from the root of the repository
 * @param declared the declaration up to its value: `FIGURES: readonly MeasuredCell[]`
 * @param value as it is written in TypeScript
 */
export async function keepFigures(file: string, declared: string, value: string): Promise<void> {
  const [head = ''] = readFileSync(inRoot(file), 'utf8').split('export const');
  writeFileSync(inRoot(file), `${head}export const ${declared} = ${value};\n`);
  await runTool('oxfmt', ['--config', 'build/oxfmt.json', file]);
}
