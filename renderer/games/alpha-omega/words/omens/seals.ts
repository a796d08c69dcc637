import type {
  CardId,
  EventOf,
  Note,
  ToldBranch,
  ToldFork,
  ToldOmen,
} from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';
import { eitherOf } from '../../../../text/lists.ts';
import { cardsOfOption } from '../asking/options.ts';
import type { Names } from '../asking/names.ts';
import { sumParts } from '../reasons/fact.ts';

/** What an Opponent is about to do, as far as that is sure. */
export interface Seal {
  /** Whom it will strike first, what that one's print is, and with how much. Null where somebody is still to choose whom. */
  readonly target: CardId | null;
  readonly def: string | null;
  readonly amount: number;
  /** What that is made of, where it is not the Strength printed on whoever strikes. */
  readonly parts?: readonly Note[];
  /** Between whom is to be chosen; nobody where it is sure. */
  readonly tied: readonly CardId[];
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

/**
 * What is sure of the Omens: nothing from the first doubt on, and nothing of what hangs on a choice but that the next blow
 * comes, whomever it will be let fall on. Who falls as the next round begins is doomed like who falls in this one.
 */
export function foretoldIn({ omens, fork, next }: Pick<ToldBranch, 'omens' | 'fork' | 'next'>): Foretold {
  const seals = new Map<CardId, Seal>();
  const sure = sureOf(omens);
  for (const omen of sure) {
    const { event, defs } = omen;
    if (event.type === 'struck') {
      const { by, target } = event;
      const before = seals.get(by);
      seals.set(
        by,
        before === undefined
          ? { ...ONE_BLOW, target, def: defs[target] ?? '', ...madeOf(event) }
          : { ...before, blows: before.blows + 1 },
      );
    } else if (event.type === 'spared' && event.excess !== undefined) {
      const before = seals.get(event.by);
      if (before?.target === event.card) seals.set(event.by, sparing(before, event.excess));
    } else if (event.type === 'luredAstray') {
      const before = seals.get(event.by);
      if (before !== undefined) seals.set(event.by, { ...before, lures: true });
    }
  }
  const tied = sure.length === omens.length ? tiedIn(fork) : [];
  for (const [card, seal] of tied) if (!seals.has(card)) seals.set(card, seal);
  return { seals, dooms: new Map([...sure, ...next].flatMap(doomOf)) };
}

function doomOf({ event }: ToldOmen): readonly (readonly [CardId, Doom])[] {
  if (event.type === 'luredAstray') return [[event.card, 'lured']];
  return event.type === 'defeated' && event.fate === 'discarded' ? [[event.card, 'falls']] : [];
}

/** Does it say of whom it will strike that it is spared? Whoever is Lured Astray by it all the same is not. */
export const isSparing = ({ target, spares, lures }: Seal): boolean => target !== null && spares && !lures;

/** A seal whose target keeps 1 hit point; of several blows it is not told which one was too hard. */
function sparing(seal: Seal, excess: number): Seal {
  const { parts: _, ...rest } = seal;
  return { ...(seal.blows === 1 ? { ...rest, amount: seal.amount - excess } : seal), spares: true };
}

/** How hard a blow is, and what makes it so. */
const madeOf = ({ amount, parts }: EventOf<'struck'>): Pick<Seal, 'amount' | 'parts'> =>
  parts === undefined ? { amount } : { amount, parts };

const ONE_BLOW = { tied: [], blows: 1, lures: false, spares: false } as const;

/** The blow of an Opponent that finds several equally weak; nothing where the fork is another choice. */
function tiedIn(fork: ToldFork | null): readonly (readonly [CardId, Seal])[] {
  if (fork?.about !== 'opponentTarget' || fork.source === null) return [];
  const { source, branches } = fork;
  const followed = branches.flatMap(({ then }) => then ?? [])[0];
  const struck = sureOf(followed?.omens ?? [])
    .map(({ event }) => event)
    .find((event) => event.type === 'struck' && event.by === source);
  if (struck?.type !== 'struck') return [];
  const tied = branches.flatMap(({ option }) => cardsOfOption(option).from ?? []);
  return [[source, { ...ONE_BLOW, target: null, def: null, ...madeOf(struck), tied }]];
}

function sureOf(omens: readonly ToldOmen[]): readonly ToldOmen[] {
  const doubt = omens.findIndex(({ unsure }) => unsure !== null);
  return doubt === -1 ? omens : omens.slice(0, doubt);
}

/** A seal in a sentence, and what its number is made of. */
export function sealWords(seal: Seal, names: Names): string {
  const { amount, parts } = seal;
  if (parts === undefined) return aimWords(seal, names);
  const sum = sumParts(parts, (card) => ({ text: card === undefined ? '' : names.card(card) }));
  return `${aimWords(seal, names)} ${t('cardMarks.madeOf', { amount, sum: sum.map(({ text }) => text).join('') })}`;
}

function aimWords(seal: Seal, names: Names): string {
  const { target, amount, blows, lures, tied } = seal;
  if (target === null) {
    const targets = eitherOf(tied.map((card) => names.card(card)));
    return t('cardMarks.strikesTied', { targets, amount });
  }
  const values = { target: names.card(target), amount, blows };
  if (isSparing(seal)) return t('cardMarks.sparesIt', { ...values, ...tollOf(target, names) });
  return t(lures ? 'cardMarks.luresIt' : 'cardMarks.strikes', values);
}

/** What would be lost with a card and what it bears, out of the Good Strength now; 0 where that alone is no more than a third. */
function tollOf(target: CardId, { view: { inPlay, balance } }: Names): { toll: number; good: number } {
  const lost = inPlay.filter(
    ({ id, host, countsFor }) => countsFor === 'good' && (id === target || host === target),
  );
  const toll = lost.reduce((sum, { strength }) => sum + (strength ?? 0), 0);
  return { toll: toll * PARTS > balance.good ? toll : 0, good: balance.good };
}

/** The level spares what is more than one of so many parts of the Strength. */
const PARTS = 3;

/** What is foretold of a card. */
export interface ForetoldOf {
  readonly seal: Seal | null;
  readonly doom: Doom | null;
  /** Both in sentences; empty where nothing is foretold. */
  readonly words: string;
}

/** Nothing is foretold of a card. */
export const UNTOLD: ForetoldOf = { seal: null, doom: null, words: '' };

/** What is foretold of a card. */
export function foretoldOf({ seals, dooms }: Foretold, card: CardId, names: Names): ForetoldOf {
  const seal = seals.get(card) ?? null;
  const doom = dooms.get(card) ?? null;
  const doomed = doom === null ? '' : t(doom === 'lured' ? 'cardMarks.isToBeLured' : 'cardMarks.isToFall');
  const words = [seal === null ? '' : sealWords(seal, names), doomed].filter((each) => each !== '').join(' ');
  return { seal, doom, words };
}
