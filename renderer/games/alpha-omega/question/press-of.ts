import type { CardId, Option } from '../../../../engine/alpha-omega/index.ts';
import { t } from '../../../text/language/language.ts';
import type { OnTable } from './on-table.ts';
import type { Picking } from '../../../table/question/picking.svelte.ts';

/** The question, and how far an order is made. */
export interface Pressed extends OnTable {
  readonly picking: Pick<Picking, 'ids' | 'isLastOfAll' | 'numbered'>;
  /** A choice in words. */
  sentence(option: Option): string;
}

/** What pressing the card would do, in words; null where it only shows the card. */
export function pressWords(table: Pressed, card: CardId): string | null {
  const target = table.lifted === null || table.lifted === card ? undefined : table.targets.get(card);
  if (target !== undefined) return table.sentence(target);
  const own = table.byCard.get(card) ?? [];
  const [first] = own;
  if (first === undefined) return null;
  if (table.decision?.ask?.kind === 'order') return orderWords(table, first.id);
  if (first.kind === 'card' || (table.lifted === card && own.length === 1)) return table.sentence(first);
  return own.length === 1 ? table.sentence(first) : t('ask.withThisCard', { count: own.length });
}

/** In an order a press gives a card the next number, or takes back the one it has. */
function orderWords({ picking }: Pressed, id: string): string {
  const at = picking.ids.indexOf(id);
  if (picking.isLastOfAll(id)) return t('cloth.pressKeeps', { place: at + 1 });
  return at < picking.numbered
    ? t('cloth.pressTakesBack', { place: at + 1 })
    : t('cloth.pressNumbers', { place: picking.numbered + 1 });
}
