import { below, startStream } from '../../../kernel/rng.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import type { Rng } from '../../../kernel/types.ts';
import type { Catalogue, DeckCardDef } from '../../definitions.ts';
import type { DefId, Trait } from '../../selects.ts';
import { countOf, withCopies, type DeckEntry } from '../decks/entries.ts';
import { rolesOf, type Role } from './roles.ts';
import { isDeckCard, printedStrength, type DeckType } from './study.ts';
import { copiesIn } from './team.ts';

/** Purposes that a deck can be wished for: strong Persons, or cards that fill a role. */
export type Want =
  | 'strong'
  | Extract<
      Role,
      'guards' | 'heals' | 'wards' | 'arms' | 'armours' | 'harms' | 'draws' | 'foresees' | 'hastens'
    >;

export const WANTS: readonly Want[] = [
  'strong',
  'guards',
  'heals',
  'wards',
  'arms',
  'armours',
  'harms',
  'draws',
  'foresees',
  'hastens',
];

/** What a deck is to be like. */
export interface Wish {
  readonly size: number;
  /** What there is to be much of, the most important first. */
  readonly wants: readonly Want[];
  /** Persons of this kind before others. */
  readonly trait: Trait | null;
  /** Cards that work by themselves before those that ask for a choice. */
  readonly simple: boolean;
  /** Cards that must be in it, and that must not. */
  readonly include: readonly DefId[];
  readonly exclude: readonly DefId[];
  readonly seed: string;
}

/** Why a card is in the deck: what spoke for it, the weightiest first. */
export type WishReason =
  | { readonly code: 'asked' }
  | { readonly code: 'want'; readonly want: Want }
  | { readonly code: 'trait'; readonly trait: Trait }
  | { readonly code: 'simple' }
  /** The deck had too few cards of this type. */
  | { readonly code: 'balance'; readonly type: DeckType }
  | { readonly code: 'sound' };

/** One card of the deck and why it is there. */
export interface Choice {
  readonly card: DefId;
  readonly copies: number;
  readonly reasons: readonly WishReason[];
}

export interface WishedDeck {
  /** In the order in which they were chosen. */
  readonly choices: readonly Choice[];
  readonly size: number;
  /** Fewer cards than wished: all that may be in it are. */
  readonly short: number;
}

/** Why there is no such deck, and for which cards. */
export interface WishRefusal {
  readonly code: 'unknownCard' | 'notForThisDeck' | 'tooManyCopies' | 'inAndOut' | 'tooManyAsked';
  readonly cards: readonly DefId[];
}

/** Of a hundred cards so many of each type, as in the decks as they are published. */
const SHARES: Readonly<Record<DeckType, number>> = { person: 45, event: 28, item: 20, place: 7 };

const WEIGHT = {
  /** For the first wish; every further one counts for less. */
  want: 6,
  wantFalls: 0.7,
  /** Each card that fills a role already makes the next one worth less. */
  enough: 0.12,
  trait: 5,
  simple: 2.5,
  balance: 5,
  strength: 0.2,
  /** Where the wish for strong Persons is. */
  strong: 0.9,
  chance: 1.2,
} as const;

/**
 * Builds a Good deck by wish, card by card, each time the one that serves the wish best beside those already in. The same
 * wish with the same seed and cards gives the same deck; another seed chooses otherwise where it makes little difference.
 */
export function deckByWish(wish: Wish, content: Catalogue): Result<WishedDeck, WishRefusal> {
  const refusal = refusalOfWish(wish, content);
  if (refusal) return fail(refusal);
  const open = [...content.values()]
    .filter(isDeckCard)
    .filter(({ side, id }) => side === 'good' && !wish.exclude.includes(id))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const luck = luckFor(open, wish.seed);
  const build: Build = { list: [], reasons: new Map(), met: new Map(), types: new Map() };
  for (const card of wish.include) take(build, cardIn(content, card), [{ code: 'asked' }]);
  while (countOf(build.list) < wish.size) {
    const next = likeliest(build, wish, open, luck);
    if (!next) break;
    take(build, next.def, next.reasons);
  }
  const size = countOf(build.list);
  const choices = build.list.map((line) => ({ ...line, reasons: build.reasons.get(line.card) ?? [] }));
  return ok({ choices, size, short: Math.max(0, wish.size - size) });
}

/** A deck on its way. */
interface Build {
  list: readonly DeckEntry[];
  readonly reasons: Map<DefId, readonly WishReason[]>;
  readonly met: Map<Role, number>;
  readonly types: Map<DeckType, number>;
}

function take(build: Build, def: DeckCardDef, reasons: readonly WishReason[]): void {
  build.list = withCopies(build.list, { card: def.id, copies: copiesIn(build.list, def.id) + 1 });
  if (!build.reasons.has(def.id)) build.reasons.set(def.id, reasons);
  for (const role of rolesOf(def)) build.met.set(role, (build.met.get(role) ?? 0) + 1);
  build.types.set(def.type, (build.types.get(def.type) ?? 0) + 1);
}

interface Weighed {
  readonly def: DeckCardDef;
  readonly worth: number;
  readonly reasons: readonly WishReason[];
}

function likeliest(
  build: Build,
  wish: Wish,
  open: readonly DeckCardDef[],
  luck: ReadonlyMap<DefId, number>,
): Weighed | null {
  let found: Weighed | null = null;
  for (const def of open) {
    if (copiesIn(build.list, def.id) >= mostOf(def)) continue;
    const weighed = weigh(def, build, wish, luck.get(def.id) ?? 0);
    if (found === null || weighed.worth > found.worth) found = weighed;
  }
  return found;
}

/** Rulebook, Set Up, Note: as many as are published; a Person is played once per game, so a second one is of no use. */
const mostOf = (def: DeckCardDef): number => (def.type === 'person' ? 1 : def.copies);

function weigh(def: DeckCardDef, build: Build, wish: Wish, luck: number): Weighed {
  const parts: { readonly worth: number; readonly reason: WishReason }[] = [
    ...wantsMet(def, build, wish),
    ...traitMet(def, wish),
    ...(wish.simple && worksByItself(def)
      ? [{ worth: WEIGHT.simple, reason: { code: 'simple' } as const }]
      : []),
    { worth: balanceOf(def.type, build, wish), reason: { code: 'balance', type: def.type } },
  ];
  const strength = def.type === 'person' ? (printedStrength(def) ?? 0) * WEIGHT.strength : 0;
  const speaking = parts.filter(({ worth }) => worth >= 1).sort((a, b) => b.worth - a.worth);
  const worth = parts.reduce((sum, part) => sum + part.worth, strength + luck);
  const reasons = speaking.map(({ reason }) => reason);
  return { def, worth, reasons: reasons.length > 0 ? reasons : [{ code: 'sound' }] };
}

function wantsMet(def: DeckCardDef, build: Build, wish: Wish) {
  const roles = rolesOf(def);
  return wish.wants.flatMap((want, index) => {
    const weight = WEIGHT.want * WEIGHT.wantFalls ** index;
    const reason: WishReason = { code: 'want', want };
    if (want === 'strong')
      return def.type === 'person' && def.strength >= STRONG
        ? [{ worth: def.strength * WEIGHT.strong, reason }]
        : [];
    if (!roles.includes(want)) return [];
    return [{ worth: weight / (1 + WEIGHT.enough * (build.met.get(want) ?? 0)), reason }];
  });
}

/** From this printed Strength on a Good Person is called strong. */
export const STRONG = 6;

function traitMet(def: DeckCardDef, { trait }: Wish) {
  if (trait === null || def.type !== 'person' || !def.traits.includes(trait)) return [];
  return [{ worth: WEIGHT.trait, reason: { code: 'trait', trait } as const }];
}

/** Does it ask nobody for anything once it is played? */
export function worksByItself(def: DeckCardDef): boolean {
  return def.abilities.every(
    (ability) => ability.kind === 'constant' || (ability.kind === 'triggered' && ability.may === undefined),
  );
}

/** How much a deck that is to have so many cards lacks of a type: up to a whole weight, below 0 where there is too much. */
function balanceOf(type: DeckType, { types }: Build, { size }: Wish): number {
  const due = (SHARES[type] / 100) * size;
  const lacking = (due - (types.get(type) ?? 0)) / Math.max(1, due);
  return Math.max(-1, lacking) * WEIGHT.balance;
}

function luckFor(cards: readonly DeckCardDef[], seed: string): ReadonlyMap<DefId, number> {
  let rng: Rng = startStream(seed, 'deck-by-wish');
  return new Map(
    cards.map(({ id }) => {
      const [value, after] = below(rng, 1000);
      rng = after;
      return [id, (value / 1000) * WEIGHT.chance];
    }),
  );
}

function refusalOfWish({ include, exclude, size }: Wish, content: Catalogue): WishRefusal | null {
  const which = (fits: (card: DefId) => boolean): readonly DefId[] => [...new Set(include.filter(fits))];
  const of = (code: WishRefusal['code'], cards: readonly DefId[]): WishRefusal | null =>
    cards.length > 0 ? { code, cards } : null;
  const copies = (card: DefId): number => include.filter((other) => other === card).length;
  return (
    of(
      'unknownCard',
      which((card) => !content.has(card)),
    ) ??
    of(
      'notForThisDeck',
      which((card) => !isGoodCard(card, content)),
    ) ??
    of(
      'tooManyCopies',
      which((card) => copies(card) > mostOf(cardIn(content, card))),
    ) ??
    of(
      'inAndOut',
      which((card) => exclude.includes(card)),
    ) ??
    (include.length > size ? { code: 'tooManyAsked', cards: [] } : null)
  );
}

function isGoodCard(card: DefId, content: Catalogue): boolean {
  const def = content.get(card);
  return def !== undefined && isDeckCard(def) && def.side === 'good';
}

function cardIn(content: Catalogue, card: DefId): DeckCardDef {
  const def = content.get(card);
  if (def && isDeckCard(def)) return def;
  throw new Error(`"${card}" was checked to be a card of a deck`);
}
