import type { CardId, View } from '../../../../engine/index.ts';
import { t } from '../../../text/language/language.ts';
import type { TableState } from '../table-state.svelte.ts';

/** Who strikes when a card is pressed now: whoever was chosen before, or the Opponent for whom a target is asked. */
function strikerAt(table: TableState, card: CardId): CardId | null {
  if (table.lifted !== null && table.lifted !== card)
    return table.targets.get(card)?.kind === 'attack' ? table.lifted : null;
  const isChosen = table.byCard.get(card)?.some(({ kind }) => kind === 'card') === true;
  return isChosen && table.decision?.about === 'opponentTarget' ? (table.decision.source?.id ?? null) : null;
}

/** What a blow would do that pressing the card lets fall on it; null where pressing it lets none fall. */
export function blowOn(table: TableState, card: CardId): View['blows'][number] | null {
  const by = strikerAt(table, card);
  return table.view.blows.find((blow) => blow.by === by && blow.target === card) ?? null;
}

/** What pressing the card would do, in words; null where it only shows the card. */
export function pressWords(table: TableState, card: CardId): string | null {
  const target = table.lifted === null || table.lifted === card ? undefined : table.targets.get(card);
  if (target !== undefined) return table.sentence(target);
  const own = table.byCard.get(card) ?? [];
  const [first] = own;
  if (first === undefined) return null;
  if (first.kind === 'card' || (table.lifted === card && own.length === 1)) return table.sentence(first);
  return own.length === 1 ? table.sentence(first) : t('ask.withThisCard', { count: own.length });
}
