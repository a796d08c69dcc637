import { leavesBe, ownAlone } from '../../../text/options.ts';
import type { TableState } from '../table-state.svelte.ts';

/**
 * The one choice that leads on, by its id: the only one, or what Counsel advises; in the tutorial the example's; the end of a
 * phase in which nothing is left to strike but one's own. Null where there are several ways: they look alike, so that gold never says what Counsel would not.
 */
export function leadsOn({ shining, counsel, options, names }: TableState): string | null {
  if (shining !== null) return shining.answer;
  // Several cards that are picked together are no button.
  if (counsel !== null) return counsel.best[0]?.answer[0] ?? null;
  if (ownAlone(options, names).length > 0) return options.find(leavesBe)?.id ?? null;
  return options.length === 1 ? (options[0]?.id ?? null) : null;
}
