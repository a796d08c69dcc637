import type { Option } from '../../../../engine/alpha-omega/index.ts';
import type { TableState } from '../table-state.svelte.ts';

/** The choice that is made by pressing a pile, beside its button: drawing from it; null while that is none. */
export function byPile(table: TableState, kind: 'draw' | 'calling'): Option | null {
  if (table.decision?.ask?.kind !== 'one') return null;
  return table.options.find((option) => option.kind === kind) ?? null;
}

/** What a pile says that makes a choice: the words of its button. */
export function sayingChoice(table: TableState, choice: Option | null) {
  if (choice === null) return {};
  const words = table.sentence(choice);
  return { 'aria-description': words, title: words };
}
