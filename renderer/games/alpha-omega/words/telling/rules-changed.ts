import type { RulesChange } from '../../../../../engine/alpha-omega/index.ts';
import type { LogEntry } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import { t } from '../../../../text/language/language.ts';

/** Where newer rules took a game over, as the log tells it. */
export type RulesChangedEntry = LogEntry & { readonly kind: 'rulesChanged' };

/** What changed, a sentence each. */
export const changeWords = ({ changes }: Pick<RulesChangedEntry, 'changes'>): readonly string[] =>
  changes.map((change) => t(`rulesChanges.${change as RulesChange}`));

/** So many answers long somebody who comes back is told of a change. */
const FRESH = 12;

/** The latest change of rules that is still to be told of; null where there is none, or where it is long ago. */
export function freshChange(log: readonly LogEntry[]): RulesChangedEntry | null {
  const at = log.findLastIndex(({ kind }) => kind === 'rulesChanged');
  const entry = log[at];
  const answers = log.slice(at + 1).filter(({ kind }) => kind === 'answered').length;
  return entry?.kind === 'rulesChanged' && answers <= FRESH ? entry : null;
}
