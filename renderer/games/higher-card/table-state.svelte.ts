import { createContext } from 'svelte';
import type { HigherCardEvent, View } from '../../../engine/higher-card/game.ts';
import type { Couch } from '../../table/couch/couch.svelte.ts';
import { PlainTable } from '../../table/plain-table.svelte.ts';
import { t } from '../../text/language/language.ts';
import type { Session } from './session.svelte.ts';
import { tableWords } from './table-words.ts';

/** A table of Higher Card. */
export class TableState extends PlainTable<View, HigherCardEvent, Couch<Session>> {
  readonly words = tableWords(this);
  readonly hands = $derived.by(() =>
    this.view.seats.flatMap(({ seat, name, hand }) =>
      hand === null ? [] : [{ seat, name, hand: hand.map((card) => ({ card })) }],
    ),
  );

  sentence(id: string): string {
    const option = this.view.pending?.ask?.options.find((one) => one.id === id);
    return option === undefined ? id : t('higherCard.layCard', { card: option.card });
  }
}

export const [getTable, setTable] = createContext<TableState>();
