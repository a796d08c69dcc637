import type { InPlayView } from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';
import type { Doom } from '../omens/seals.ts';
import { nameOf, type CardBook } from './words.ts';

/** What a mark on a card says, in the order in which marks matter. */
export const MARKS = [
  'willBeLured',
  'falls',
  'cannotBeAttacked',
  'cannotAttack',
  'interruptReady',
  'interruptSpent',
  'interruptSilenced',
  'activatedReady',
  'activatedSpent',
  'activatedSilenced',
  'lures',
  'cannotBeLured',
  'cannotBeHealed',
  'cannotBeOvercome',
  'sparedOnce',
] as const;
export type MarkKind = (typeof MARKS)[number];

/** The word of a mark. */
export const markWord = (kind: MarkKind): string => t(`cardMarks.${kind}`);

/** What a mark on a card says, and whose doing it is where that is another card's. */
export function markSays(kind: MarkKind, { def, stateFrom }: InPlayView, book: CardBook): string {
  const state = markWord(kind);
  const from = FROM[kind];
  const by = from === undefined ? undefined : stateFrom?.[from];
  return by === undefined || by === def ? state : t('cardMarks.because', { state, card: nameOf(book, by) });
}

/** The letters of a mark, for whoever asked for letters beside shapes. */
export const markLetters = (kind: MarkKind): string => t(`cardMarks.${kind}Letter`);

/** It was spared before. Nobody spares an Opponent: as long as it is Lured Astray that is not told. */
export const isSparedNoMore = ({ spared, lured }: InPlayView): boolean => spared === true && !lured;

/** What is to be marked on a card in play, what matters most first. */
export function marksOn(card: InPlayView, doom: Doom | null): readonly MarkKind[] {
  const marked = new Set<MarkKind>();
  if (doom !== null) marked.add(doom === 'lured' ? 'willBeLured' : 'falls');
  for (const kind of abilityMarks(card)) marked.add(kind);
  for (const kind of forbiddenMarks(card)) marked.add(kind);
  if (card.luresAstray) marked.add('lures');
  if (isSparedNoMore(card)) marked.add('sparedOnce');
  return MARKS.filter((kind) => marked.has(kind));
}

const FORBIDDEN_MARKS = {
  attack: 'cannotAttack',
  beAttacked: 'cannotBeAttacked',
  beLured: 'cannotBeLured',
  beHealed: 'cannotBeHealed',
  beOvercome: 'cannotBeOvercome',
} as const satisfies Record<InPlayView['cannot'][number], MarkKind>;

/** The marks of what is forbidden to a card, or to be done to it. */
export const forbiddenMarks = ({ cannot }: InPlayView): readonly MarkKind[] =>
  cannot.map((what) => FORBIDDEN_MARKS[what]);

/** Which state of a card is marked so. */
const FROM: Partial<Readonly<Record<MarkKind, keyof NonNullable<InPlayView['stateFrom']>>>> = {
  cannotAttack: 'attack',
  cannotBeAttacked: 'beAttacked',
  cannotBeLured: 'beLured',
  cannotBeHealed: 'beHealed',
  cannotBeOvercome: 'beOvercome',
  lures: 'luresAstray',
  activatedSilenced: 'silenced',
  interruptSilenced: 'silenced',
};

const STATES = { ready: 'Ready', spent: 'Spent', silenced: 'Silenced' } as const;

/** How its abilities stand that wait to be used. */
export function abilityMarks({ readiness: { activated, interrupt } }: InPlayView): readonly MarkKind[] {
  return [
    ...(interrupt === null ? [] : ([`interrupt${STATES[interrupt]}`] as const)),
    ...(activated === null ? [] : ([`activated${STATES[activated]}`] as const)),
  ];
}
