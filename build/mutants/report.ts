/** What of Stryker's report is used here. */
export interface StrykerReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

interface Mutant {
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** How many mutants met which end. */
export interface Tally {
  readonly killed: number;
  readonly timeout: number;
  readonly survived: number;
  readonly noCoverage: number;
}

/** A change of the code that no test noticed. */
export interface Survivor {
  readonly file: string;
  readonly original: string;
  readonly mutated: string;
}

/** A survivor that is known, and why it stays. */
export interface Known extends Survivor {
  readonly why: string;
}

/** The mutants of one file, counted, and what nobody noticed, with its line and whether any test came by there. */
export interface FileReport {
  readonly file: string;
  /** How many there are, those that were not tried as well. */
  readonly mutants: number;
  readonly tally: Tally;
  readonly survivors: readonly (Survivor & { readonly line: number; readonly ran: boolean })[];
}

/** Reads Stryker's report. A mutant that does not run at all (`RuntimeError`, `Ignored`) says nothing and is not counted. */
export function read({ files }: StrykerReport): readonly FileReport[] {
  return Object.entries(files).map(([file, { source, mutants }]) => {
    const count = (status: string): number => mutants.filter((mutant) => mutant.status === status).length;
    return {
      file,
      mutants: mutants.length,
      tally: {
        killed: count('Killed'),
        timeout: count('Timeout'),
        survived: count('Survived'),
        noCoverage: count('NoCoverage'),
      },
      survivors: mutants
        .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
        .map(({ status, location, replacement = '' }) => ({
          file,
          line: location.start.line,
          ran: status === 'Survived',
          original: oneLine(cut(source, location.start, location.end)),
          mutated: oneLine(replacement),
        })),
    };
  });
}

/** Several tallies as one. */
export function together(tallies: readonly Tally[]): Tally {
  const sum = (of: (tally: Tally) => number): number => tallies.reduce((all, tally) => all + of(tally), 0);
  return {
    killed: sum(({ killed }) => killed),
    timeout: sum(({ timeout }) => timeout),
    survived: sum(({ survived }) => survived),
    noCoverage: sum(({ noCoverage }) => noCoverage),
  };
}

/** The share of mutants that some test noticed, in percent; everything when there are none. */
export function scoreOf({ killed, timeout, survived, noCoverage }: Tally): number {
  const all = killed + timeout + survived + noCoverage;
  return all === 0 ? 100 : (100 * (killed + timeout)) / all;
}

/** Is it the same change? Lines move, so they do not count. */
export const isSame = (one: Survivor, other: Survivor): boolean =>
  one.file === other.file && one.original === other.original && one.mutated === other.mutated;

/** The part of a text between two places, lines and columns counted from 1. */
function cut(source: string, start: Position, end: Position): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join('\n');
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
