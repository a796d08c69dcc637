import { toolPath } from '../tools.ts';
import { runProgram } from './run.ts';

/** What oxlint has against a file. */
export interface Fault {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly rule: string;
  readonly said: string;
}

interface Diagnostic {
  readonly message: string;
  /** What is wrong with the configuration or with a file that cannot be read is no rule's. */
  readonly code?: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number; readonly column: number } }[];
}

/** So long may the arguments of a program be on every system. */
const MOST_CHARACTERS = 30_000;

/** Can these files be named one by one? */
export const fits = (files: readonly string[]): boolean => files.join(' ').length <= MOST_CHARACTERS;

/**
 * What oxlint has against these files, from the root of the repository; of so many that they cannot be named, against all.
 * Throws what it says when it cannot look.
 */
export async function oxlint(
  files: readonly string[],
  config = '.oxlint.config.ts',
): Promise<readonly Fault[]> {
  const named = fits(files) ? files : ['.'];
  const { code, output } = await runProgram(process.execPath, [
    toolPath('oxlint'),
    ...['--config', config, '--format', 'json'],
    ...named,
  ]);
  if (!output.startsWith('{')) throw new Error(`oxlint ended with code ${code}: ${output}`);
  const { diagnostics, number_of_files: looked } = JSON.parse(output) as {
    readonly diagnostics: readonly Diagnostic[];
    readonly number_of_files: number;
  };
  if (code !== 0 && diagnostics.length === 0) throw new Error(`oxlint ended with code ${code}: ${output}`);
  if (looked < files.length)
    throw new Error(`oxlint looked at ${looked} of ${files.length} files: ${output}`);
  return diagnostics.map(({ filename, labels: [label], code: rule = '', message }) => ({
    ...{ file: filename.replaceAll('\\', '/'), rule, said: message },
    ...{ line: label?.span.line ?? 1, column: label?.span.column ?? 1 },
  }));
}
