import { numberOf, textOf } from '../../file/columns.ts';
import type { ReadableDb, WritableDb } from '../../file/handles.ts';
import type { NumberColumn, TextColumn, WordColumn } from './filter.ts';

/** All that is found by: what the card is, its numbers, its texts, and words of which it may have several. */
export interface IndexedCard {
  readonly id: string;
  readonly words: Readonly<Record<Exclude<WordColumn, 'side'>, string>> & { readonly side: string | null };
  readonly numbers: Readonly<Record<Exclude<NumberColumn, 'copies'>, number | null>> & {
    readonly copies: number;
  };
  readonly texts: Readonly<Record<TextColumn, string>>;
  readonly tags: readonly { readonly kind: string; readonly word: string }[];
}

/**
 * Makes the index exactly these cards, in one transaction.
 * @param cards in the order of their names, which is the order in which they are found
 */
export function replaceCardIndex(db: WritableDb, cards: readonly IndexedCard[]): void {
  db.inTransaction(() => {
    for (const table of ['card_index', 'card_tags', 'card_texts']) db.run(`DELETE FROM ${table}`);
    cards.forEach((card, index) => {
      addCard(db, card, index + 1);
    });
    db.run(`INSERT INTO card_words (card_words) VALUES ('rebuild')`);
  });
}

function addCard(db: WritableDb, { id, words, numbers, texts, tags }: IndexedCard, number: number): void {
  const { type, side, pack } = words;
  const { strength, attack, copies, value } = numbers;
  db.run(
    `INSERT INTO card_index (number, id, pack, type, side, strength, attack, copies, value)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[number, id, pack, type, side, strength, attack, copies, value],
  );
  const { name, rules, traits, verse, source } = texts;
  db.run(
    'INSERT INTO card_texts (number, name, rules, traits, verse, source) VALUES (?, ?, ?, ?, ?, ?)',
    ...[number, name, rules, traits, verse, source],
  );
  for (const { kind, word } of tags)
    db.run('INSERT INTO card_tags (kind, word, number) VALUES (?, ?, ?)', kind, word, number);
}

/** Every card's texts of some kinds, each card's on lines of their own, by its number: for what SQL cannot look for. */
export function textsOfAll(
  db: ReadableDb,
  columns: readonly TextColumn[],
): readonly { readonly number: number; readonly text: string }[] {
  const parts = columns.map((column) => TEXTS[column]).join(` || char(10) || `);
  return db
    .all(`SELECT number, ${parts} AS text FROM card_texts ORDER BY number`)
    .map((row) => ({ number: numberOf(row, 'number'), text: textOf(row, 'text') }));
}

const TEXTS: Readonly<Record<TextColumn, string>> = {
  name: 'name',
  rules: 'rules',
  traits: 'traits',
  verse: 'verse',
  source: 'source',
};
