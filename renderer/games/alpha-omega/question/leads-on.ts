import type { Option } from '../../../../engine/alpha-omega/index.ts';
import { leavesBe, ownAlone } from '../words/asking/options.ts';
import type { OnTable } from './on-table.ts';

/** The question, with what tells which of its choices leads on. */
export interface Leading extends Pick<OnTable, 'options' | 'names'> {
  readonly restingOmens: { readonly isWon: boolean };
  readonly counsel: { readonly best: readonly { readonly answer: readonly string[] }[] } | null;
  readonly shining: { readonly answer: string | null } | null;
}

/** The end of a phase, where that is all that is left to be done to win: so the Omens say. Null where it is not. */
export const winsBy = ({ restingOmens, options }: Pick<Leading, 'options' | 'restingOmens'>): Option | null =>
  restingOmens.isWon ? (options.find(({ kind }) => kind === 'end' || kind === 'pass') ?? null) : null;

/**
 * The one choice that leads on, by its id: the only one, or what Counsel advises; in the tutorial the example's; the end of a
 * phase that wins, or in which nothing is left to strike but one's own. Null where there are several ways: they look alike, so that gold never says what Counsel would not.
 */
export function leadsOn(table: Leading): string | null {
  const { shining, counsel, options, names } = table;
  if (shining !== null) return shining.answer;
  // Several cards that are picked together are no button.
  if (counsel !== null) return counsel.best[0]?.answer[0] ?? null;
  const winning = winsBy(table);
  if (winning !== null) return winning.id;
  if (ownAlone(options, names).length > 0) return options.find(leavesBe)?.id ?? null;
  return options.length === 1 ? (options[0]?.id ?? null) : null;
}
