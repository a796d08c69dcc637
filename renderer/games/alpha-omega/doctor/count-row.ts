import type { Way } from '../../../../engine/alpha-omega/deck-study/roles.ts';
import type { DeckStudy, DeckType } from '../../../../engine/alpha-omega/deck-study/study.ts';
import type { DeckEntry } from '../../../../engine/alpha-omega/decks/entries.ts';
import { t } from '../../../text/language/language.ts';

/** A figure of a deck: what it is of, how many, and which cards. */
export interface CountRow {
  readonly key: string;
  readonly words: string;
  readonly part: {
    readonly copies: number;
    readonly cards: readonly (DeckEntry & { readonly ways?: readonly Way[] })[];
  };
  /** What it is good for in the game. */
  readonly why?: string;
}

/** From the left of a bar to its right. */
export const DECK_TYPE_ORDER: readonly DeckType[] = ['person', 'item', 'place', 'event'];

/** How many cards are of each type, those of none too. */
export const typeRows = ({ types }: DeckStudy): readonly CountRow[] =>
  DECK_TYPE_ORDER.map((type) => ({ key: `type-${type}`, words: t(`study.${type}`), part: types[type] }));

/** How many of the Persons are of which kind. */
export const kindRows = ({ supernatural, humans }: DeckStudy): readonly CountRow[] =>
  [
    { key: 'supernatural', words: t('study.supernatural'), part: supernatural },
    { key: 'humans', words: t('study.humans'), part: humans },
  ].filter(({ part }) => part.copies > 0);

/** Shown even where no card is for it: whoever has none ought to know. */
const ALWAYS: readonly string[] = ['guards', 'heals', 'weapons'];

/** What the cards are for: first what every Good deck needs, then what else there is. */
export function purposeRows({ roles, weapons, bearers }: DeckStudy): readonly CountRow[] {
  // A Good deck Lures nobody, and an Opponent deck is not lured: what is of no use to a side is left out.
  const isOpponents = roles.some(({ role, copies }) => role === 'lures' && copies > 0);
  const rows: readonly CountRow[] = roles.map(({ role, ...part }) => ({
    ...{ key: role, words: t(`study.${role}`), part },
    why: t(`study.${role}Why`),
  }));
  const armed: CountRow = {
    ...{ key: 'weapons', words: t('study.weapons'), part: weapons },
    why: t('study.weaponsWhy', { persons: bearers.copies }),
  };
  const place = ({ key }: CountRow): number => ALWAYS.indexOf(key);
  return [
    ...rows.filter((row) => place(row) !== -1),
    armed,
    ...rows.filter((row) => place(row) === -1),
  ].filter(({ key, part }) => part.copies > 0 || (ALWAYS.includes(key) && !isOpponents));
}
