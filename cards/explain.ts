import type * as z from 'zod';
import type { Finding, Path } from './issues.ts';

type ZodIssue = z.core.$ZodIssue;

/** What a schema complains of, each complaint at the place where the author has to look. */
export function explain(issues: readonly ZodIssue[], above: Path = []): readonly Finding[] {
  return issues.flatMap((issue) => findingsOf(issue, [...above, ...issue.path]));
}

/** What an author may be looking for. */
const HINTS: Readonly<Record<string, string>> = {
  text: ': what a card says is made from its program, see cards/LANGUAGE.md',
};

function findingsOf(issue: ZodIssue, path: Path): readonly Finding[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      code: 'unknownKey',
      message: `there is no "${key}" here${HINTS[key] ?? ''}`,
    }));
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return likeliest(issue.errors, path);
  return [{ path, code: 'wrongValue', message: plain(issue) }];
}

/** Of the ways in which a value fits no branch of a union, the one that the author most likely meant to write. */
function likeliest(branches: readonly (readonly ZodIssue[])[], path: Path): readonly Finding[] {
  const sameKind = branches.filter((branch) => !branch.some(isOtherKind));
  const likely = sameKind.length === 0 ? branches : sameKind;
  const sameWord = likely.filter((branch) => !branch.some(isOtherWord));
  if (sameWord.length === 0) return [{ path: [...path, ...wordPath(likely)], ...expected(likely) }];
  const [best] = sameWord.toSorted((a, b) => a.length - b.length);
  return explain(best ?? [], path);
}

/** A branch for another kind of value altogether: a number where the value is an object. */
const isOtherKind = (issue: ZodIssue): boolean =>
  issue.path.length === 0 && issue.code !== 'unrecognized_keys';

/** A branch that begins with another word than the value does. */
const isOtherWord = (issue: ZodIssue): boolean => issue.code === 'invalid_value' && issue.values.length === 1;

const wordPath = (branches: readonly (readonly ZodIssue[])[]): Path =>
  branches[0]?.find(isOtherWord)?.path ?? [];

function expected(branches: readonly (readonly ZodIssue[])[]): Pick<Finding, 'code' | 'message'> {
  const words = branches
    .flat()
    .filter(isOtherWord)
    .flatMap((issue) => (issue.code === 'invalid_value' ? issue.values : []));
  const unique = [...new Set(words.map(String))];
  return { code: 'wrongValue', message: `expected one of ${unique.join(', ')}` };
}

/** Without the library's preamble, which says no more than the code does. */
const plain = ({ message }: ZodIssue): string =>
  message.replace(/^Invalid (input|option|string|discriminator value)[:.] /, '');
