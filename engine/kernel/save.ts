import { hashText } from './hash.ts';
import { fail, ok, type Result } from './result.ts';
import type { GameState, GameTypes, Ruleset } from './types.ts';
import { canUpgrade, upgradeState, type StateJson } from './upgrade.ts';

/** The newest shape of `GameState` this program writes. */
const FORMAT = 1;

export type SaveIssueCode =
  | 'notJson'
  | 'notAState'
  | 'damaged'
  | 'otherRuleset'
  | 'newerFormat'
  | 'otherRules'
  | 'notUpgraded';

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

/** The rules that a stored state is to be read by. */
type Reader<G extends GameTypes> = Pick<Ruleset<G>, 'id' | 'version' | 'upgrades'>;

/**
 * Reads a state back; one of older rules as those of today have it. A text that was cut, edited or written by rules from
 * which no way leads here is refused with the reason; it is never half believed.
 */
export function loadState<G extends GameTypes>(
  saved: SavedState,
  ruleset: Reader<G>,
): Result<GameState<G>, SaveIssue> {
  if (hashText(saved.text) !== saved.hash) return fail({ code: 'damaged' });
  const value = parse(saved.text);
  if (!value.ok) return value;
  const rules = rulesIn(value.value, ruleset);
  if (!rules.ok) return rules;
  try {
    const state =
      rules.value === ruleset.version ? value.value : upgradeState(ruleset, value.value, rules.value);
    return ok(state as unknown as GameState<G>);
  } catch {
    return fail({ code: 'notUpgraded', found: rules.value, expected: ruleset.version });
  }
}

function parse(text: string): Result<StateJson, SaveIssue> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail({ code: 'notJson' });
  }
  const isState = typeof value === 'object' && value !== null && 'table' in value && 'stack' in value;
  return isState ? ok(value as StateJson) : fail({ code: 'notAState' });
}

/** The version of the rules that wrote a state, where its header says that it can be read. */
function rulesIn<G extends GameTypes>(
  { format, ruleset: id, rules }: StateJson,
  ruleset: Reader<G>,
): Result<number, SaveIssue> {
  if (typeof format !== 'number' || typeof id !== 'string' || typeof rules !== 'number')
    return fail({ code: 'notAState' });
  if (format > FORMAT) return fail({ code: 'newerFormat', found: format, expected: FORMAT });
  if (id !== ruleset.id) return fail({ code: 'otherRuleset', found: id, expected: ruleset.id });
  if (!canUpgrade(ruleset, rules))
    return fail({ code: 'otherRules', found: rules, expected: ruleset.version });
  return ok(rules);
}
