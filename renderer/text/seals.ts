import type { CardId, ToldBranch, ToldOmen } from '../../engine/index.ts';
import { t } from './language/language.ts';
import type { Names } from './options.ts';

/** What an Opponent is about to do, as far as that is sure. */
export interface Seal {
  /** Whom it will strike first, what that one's print is, and with how much. */
  readonly target: CardId;
  readonly def: string;
  readonly amount: number;
  /** How many blows it will strike, that one included. */
  readonly blows: number;
  /** Whoever of those it strikes will be Lured Astray by it. */
  readonly lures: boolean;
  /** Whom it strikes first survives it with 1 hit point, for it would take more than the level allows. */
  readonly spares: boolean;
}

/** What will become of a card, as far as that is sure. */
export type Doom = 'falls' | 'lured';

/** What the Omens are sure of, by the cards that it concerns. */
export interface Foretold {
  readonly seals: ReadonlyMap<CardId, Seal>;
  readonly dooms: ReadonlyMap<CardId, Doom>;
}

export const NOTHING_FORETOLD: Foretold = { seals: new Map(), dooms: new Map() };

/** What is sure of the Omens: nothing from the first doubt on, and nothing of what hangs on a choice. */
export function foretoldIn({ omens }: Pick<ToldBranch, 'omens'>): Foretold {
  const seals = new Map<CardId, Seal>();
  const dooms = new Map<CardId, Doom>();
  for (const omen of sureOf(omens)) {
    const { event, defs } = omen;
    if (event.type === 'struck') {
      const { by, target, amount } = event;
      const before = seals.get(by);
      seals.set(
        by,
        before === undefined
          ? { target, def: defs[target] ?? '', amount, blows: 1, lures: false, spares: false }
          : { ...before, blows: before.blows + 1 },
      );
    } else if (event.type === 'spared' && event.excess !== undefined) {
      const before = seals.get(event.by);
      if (before?.target === event.card) seals.set(event.by, { ...before, spares: true });
    } else if (event.type === 'luredAstray') {
      const before = seals.get(event.by);
      if (before !== undefined) seals.set(event.by, { ...before, lures: true });
      dooms.set(event.card, 'lured');
    } else if (event.type === 'defeated' && event.fate === 'discarded') dooms.set(event.card, 'falls');
  }
  return { seals, dooms };
}

function sureOf(omens: readonly ToldOmen[]): readonly ToldOmen[] {
  const doubt = omens.findIndex(({ unsure }) => unsure !== null);
  return doubt === -1 ? omens : omens.slice(0, doubt);
}

/** A seal in a sentence. */
export function sealWords({ target, amount, blows, lures, spares }: Seal, names: Names): string {
  const values = { target: names.card(target), amount, blows };
  if (spares && !lures) return t('cardMarks.sparesIt', values);
  return t(lures ? 'cardMarks.luresIt' : 'cardMarks.strikes', values);
}

/** What is foretold of a card, in sentences; empty where nothing is. */
export function foretoldWords({ seals, dooms }: Foretold, card: CardId, names: Names): string {
  const [seal, doom] = [seals.get(card), dooms.get(card)];
  const doomed =
    doom === undefined ? '' : t(doom === 'lured' ? 'cardMarks.isToBeLured' : 'cardMarks.isToFall');
  return [seal === undefined ? '' : sealWords(seal, names), doomed].filter((words) => words !== '').join(' ');
}
