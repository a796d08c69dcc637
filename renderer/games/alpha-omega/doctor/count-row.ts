import type { Role, Use } from '../../../../engine/alpha-omega/beyond/deck-study/roles.ts';
import type { DeckStudy, DeckType } from '../../../../engine/alpha-omega/beyond/deck-study/study.ts';
import type { DeckEntry } from '../../../../engine/alpha-omega/beyond/decks/entries.ts';
import type { Side } from '../../../../engine/alpha-omega/index.ts';
import { t } from '../../../text/language/language.ts';
import type { Figure, Look } from '../../../ui/chart/marks.ts';

/** A figure of a deck: what it is of, how many, and which cards. */
export interface CountRow {
  readonly key: string;
  readonly words: string;
  readonly part: {
    readonly copies: number;
    readonly cards: readonly (DeckEntry & { readonly ways?: readonly Use[] })[];
  };
  /** What it is good for in the game. */
  readonly why?: string;
  readonly look?: Look;
}

/** The figures as a chart draws them. */
export const figuresOf = (rows: readonly CountRow[]): readonly (CountRow & Figure)[] =>
  rows.map((row) => ({
    ...row,
    count: row.part.copies,
    label: t('study.count', { name: row.words, count: row.part.copies }),
  }));

/** From the left of a bar to its right. */
export const DECK_TYPE_ORDER: readonly DeckType[] = ['person', 'item', 'place', 'event'];

/** The colour and hatching of each type, the same in every chart. */
export const LOOKS: Readonly<Record<DeckType, Look>> = {
  person: { pattern: 'plain', colour: 'var(--gold)' },
  item: { pattern: 'slanted', colour: 'var(--good)' },
  place: { pattern: 'level', colour: 'var(--gain)' },
  event: { pattern: 'dotted', colour: 'var(--muted)' },
};

/** How many cards are of each type, those of none too. */
export const typeRows = ({ types }: DeckStudy): readonly CountRow[] =>
  DECK_TYPE_ORDER.map((type) => ({
    ...{ key: `type-${type}`, words: t(`study.${type}`) },
    ...{ part: types[type], look: LOOKS[type] },
  }));

/** How many of the Persons are of which kind. */
export const kindRows = ({ supernatural, humans }: DeckStudy): readonly CountRow[] =>
  [
    { key: 'supernatural', words: t('study.supernatural'), part: supernatural },
    { key: 'humans', words: t('study.humans'), part: humans },
  ].filter(({ part }) => part.copies > 0);

/** Shown even where no card is for it: whoever has none ought to know. */
const ALWAYS: Readonly<Record<Side, readonly string[]>> = {
  good: ['guards', 'heals', 'weapons'],
  opponent: ['lures'],
};

/** What the cards are for: first what every deck of a side needs, then what else there is. */
export function purposeRows({ roles, weapons, bearers }: DeckStudy, side: Side): readonly CountRow[] {
  const rows: readonly CountRow[] = roles.map(({ role, ...part }) => ({
    key: role,
    part,
    ...meaning(role, side),
  }));
  const armed: CountRow = {
    ...{ key: 'weapons', words: t('study.weapons'), part: weapons },
    why: t('study.weaponsWhy', { persons: bearers.copies }),
  };
  const always = ALWAYS[side];
  const place = ({ key }: CountRow): number => always.indexOf(key);
  const all = [...rows, armed];
  return [
    ...all.filter((row) => place(row) !== -1).toSorted((a, b) => place(a) - place(b)),
    ...all.filter((row) => place(row) === -1 && row.part.copies > 0),
  ];
}

/** What cards of a side are for, and what that is good for: what hurts the Opponents of Good hurts Good of an Opponent. */
function meaning(role: Role, side: Side): Pick<CountRow, 'words'> & { readonly why: string } {
  if (side === 'opponent' && (role === 'guards' || role === 'harms'))
    return { words: t(`study.${role}Foe`), why: t(`study.${role}FoeWhy`) };
  return { words: t(`study.${role}`), why: t(`study.${role}Why`) };
}
