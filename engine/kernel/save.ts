import { hashText } from './hash.ts';
import { fail, ok, type Result } from './result.ts';
import type { GameState, GameTypes, Ruleset } from './types.ts';

/** The newest shape of `GameState` this program writes. */
const FORMAT = 1;

export type SaveIssueCode =
  'notJson' | 'notAState' | 'damaged' | 'otherRuleset' | 'newerFormat' | 'otherRules';

/** Why a stored state cannot be used. The log of commands may still be replayed. */
export interface SaveIssue {
  readonly code: SaveIssueCode;
  readonly found?: string | number;
  readonly expected?: string | number;
}

/** A state as text, with the hash that tells whether the text is still the one that was written. */
export interface SavedState {
  readonly text: string;
  readonly hash: string;
}

/** Writes a state. States are plain JSON at every moment, so nothing is lost. */
export function saveState<G extends GameTypes>(state: GameState<G>): SavedState {
  const text = JSON.stringify(state);
  return { text, hash: hashText(text) };
}

/**
 * Reads a state back. A text that was cut, edited or written by other rules is refused with the reason; it is never
 * half believed.
 */
export function loadState<G extends GameTypes>(
  saved: SavedState,
  ruleset: Pick<Ruleset<G>, 'id' | 'version'>,
): Result<GameState<G>, SaveIssue> {
  if (hashText(saved.text) !== saved.hash) return fail({ code: 'damaged' });
  const value = parse(saved.text);
  if (!value.ok) return value;
  const issue = headerIssue(value.value, ruleset);
  return issue ? fail(issue) : ok(value.value as unknown as GameState<G>);
}

function parse(text: string): Result<Readonly<Record<string, unknown>>, SaveIssue> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail({ code: 'notJson' });
  }
  const isState = typeof value === 'object' && value !== null && 'table' in value && 'stack' in value;
  return isState ? ok(value as Readonly<Record<string, unknown>>) : fail({ code: 'notAState' });
}

function headerIssue(
  state: Readonly<Record<string, unknown>>,
  ruleset: { readonly id: string; readonly version: number },
): SaveIssue | null {
  const { format, ruleset: id, rules } = state;
  if (typeof format !== 'number' || typeof id !== 'string' || typeof rules !== 'number')
    return { code: 'notAState' };
  if (format > FORMAT) return { code: 'newerFormat', found: format, expected: FORMAT };
  if (id !== ruleset.id) return { code: 'otherRuleset', found: id, expected: ruleset.id };
  if (rules !== ruleset.version) return { code: 'otherRules', found: rules, expected: ruleset.version };
  return null;
}
