import type {
  CardDef,
  DefId,
  InPlayView,
  Outcome,
  OutcomeReason,
  Phase,
  Side,
} from '../../../../../engine/alpha-omega/index.ts';
import { t } from '../../../../text/language/language.ts';

/** The printed cards by id, as the window and the terminal hold them. */
export type CardBook = ReadonlyMap<DefId, CardDef>;

/** The phases in their order, as a row of them is shown. */
export const PHASES = [
  'opponentPhase',
  'drawPhase',
  'playPhase',
  'actionPhase',
  'cleanUp',
  'strengthCheck',
] as const satisfies readonly Phase[];

/** "Clean-Up". */
export const phaseName = (phase: Phase): string => t(`phase.${phase}`);

/** How the game ended, in a few words. */
export const outcomeTitle = (reason: OutcomeReason): string => t(`outcome.${reason}`);

const SCORES = [
  'ownPersons',
  'teamMatesPersons',
  'ownCallings',
  'teamMatesCallings',
  'withinTenRounds',
  'neverLured',
] as const satisfies readonly (keyof Outcome['scores'][number])[];

/** What is scored for, in the rulebook's order. */
export const scoreLines = (): readonly {
  readonly key: (typeof SCORES)[number];
  readonly words: string;
}[] => SCORES.map((key) => ({ key, words: t(`outcome.${key}`) }));

/** A card's name, or its id where the pack that printed it is gone. */
export const nameOf = (book: CardBook, def: DefId): string => book.get(def)?.name ?? def.replace(/^.*:/, '');

const withMore = (kind: string, more: string): string =>
  more === '' ? kind : t('names.kindAndMore', { kind, more });

/** The line under a card's name: "Supernatural Person · Angel, Archangel". */
export function typeLine(def: CardDef): string {
  switch (def.type) {
    case 'person': {
      const traits = def.traits.map((trait) => t(`names.${trait}`)).join(', ');
      return withMore(t(`names.${def.side}${def.supernatural ? 'Supernatural' : 'Person'}`), traits);
    }
    case 'item':
      return withMore(t(`names.${def.side}Item`), def.slot === 'other' ? '' : t(`names.${def.slot}`));
    case 'place':
      return t(`names.${def.side}Place`);
    case 'event':
      return t(`names.${def.side}Event`);
    case 'calling':
    case 'objective':
      return t(`names.${def.type}`);
  }
}

/** Whose card it is; Callings and Objectives are the Good side’s. */
export const sideOf = (def: CardDef): Side => ('side' in def ? def.side : 'good');

/** What is printed at the corner: what counts, and hit points where those are another number or the only one. */
export interface Rating {
  /** Strength in attack and Balance, "+4" of a weapon, or the lead that an Objective asks for. */
  readonly counts: string | null;
  /** Hit points of what does not count by them: of Places and Items. */
  readonly endures: number | null;
}

/** The numbers at the corner; Events and Callings have none. */
export function ratingParts(def: CardDef): Rating | null {
  switch (def.type) {
    case 'person':
      return { counts: String(def.strength), endures: null };
    case 'place':
      return { counts: null, endures: def.strength };
    case 'item':
      return { counts: def.attack > 0 ? `+${def.attack}` : null, endures: def.strength };
    case 'objective':
      return { counts: String(def.value), endures: null };
    case 'event':
    case 'calling':
      return null;
  }
}

/** The number of a card where there is room for one: its figure, with a sign where it is hit points, and what it is in words. */
export function ratingInShort(
  def: CardDef,
): { readonly figure: string; readonly words: string | undefined } | null {
  const rating = ratingParts(def);
  if (rating === null) return null;
  const { counts, endures } = rating;
  if (counts === null)
    return { figure: `♥ ${String(endures)}`, words: t('cards.hitPoints', { count: endures ?? 0 }) };
  const isStrength = def.type === 'person';
  return {
    figure: counts,
    words: isStrength ? t('query.strength', { op: '=', number: def.strength }) : undefined,
  };
}

/** The hit points of a card that nothing has hurt: its printed Strength. */
export const wholeOf = (def: CardDef): number | null => ('strength' in def ? def.strength : null);

/** Where the effect of a card comes from; an honest word wherever the sources are silent. */
export function originOf(def: CardDef): string | null {
  const origin = def.provenance['abilities'];
  return origin === undefined ? null : t(`names.${origin}`);
}

/**
 * Why the own text of a card in play no longer counts, which is then said of it; null where it counts.
 * @param inPlay all that is in play: what the card began on another earlier goes on there
 */
export function lostNote(
  def: CardDef,
  card: Pick<InPlayView, 'lured' | 'side'> | null,
  inPlay: readonly Pick<InPlayView, 'effects'>[] = [],
): string | null {
  if (card === null) return null;
  const isUnderIt = inPlay.some(({ effects }) => effects.some(({ source }) => source === def.id));
  if (card.lured) return t(isUnderIt ? 'names.luredGoesOn' : 'names.luredNote');
  const hasComeOver = def.type === 'person' && def.side === 'opponent' && card.side === 'good';
  return hasComeOver ? t('names.cameOverNote') : null;
}
