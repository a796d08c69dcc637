import type { Facet, FacetCount, FacetGroup } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { t } from '../../../text/language/language.ts';

/** A group of facets as it is shown. */
export interface ShownGroup {
  readonly group: FacetGroup;
  readonly title: () => string;
  readonly words: readonly FacetCount[];
}

const GROUPS = {
  deck: { title: () => t('library.facetDeck'), order: ['in', 'out'] },
  type: {
    title: () => t('library.facetType'),
    order: ['person', 'item', 'place', 'event', 'calling', 'objective'],
  },
  side: { title: () => t('library.facetSide'), order: ['good', 'opponent'] },
  trait: {
    title: () => t('library.facetTrait'),
    order: ['archangel', 'angel', 'human', 'magicUser', 'heretic'],
  },
  is: {
    title: () => t('library.facetIs'),
    order: ['unique', 'supernatural', 'weapon', 'armour', 'spoken', 'lures', 'heals', 'custom'],
  },
  strength: { title: () => t('library.facetStrength'), order: [] },
  pack: { title: () => t('library.facetPack'), order: [] },
  by: { title: () => t('library.facetBy'), order: ['published', 'partly', 'inferred', 'ours'] },
} as const satisfies Readonly<Record<FacetGroup, { title: () => string; order: readonly string[] }>>;

/** In the order in which they are shown. */
const IN_ORDER = [
  'deck',
  'type',
  'side',
  'trait',
  'is',
  'strength',
  'pack',
  'by',
] as const satisfies readonly FacetGroup[];

/**
 * The groups that have anything to choose from; what is wanted stays, whatever is left of it.
 * @param settled what is wanted whatever somebody chooses, so that its groups are no choice, nor is what it leaves none of
 */
export function facetGroups(
  counts: readonly FacetCount[],
  facets: readonly Facet[],
  settled: readonly Facet[] = [],
): readonly ShownGroup[] {
  return IN_ORDER.filter((group) => settled.every((each) => each.group !== group)).flatMap((group) => {
    const { title, order } = GROUPS[group];
    const isLasting = settled.length === 0 || group === 'deck';
    const known = counts.filter(
      (each) => each.group === group && (each.cards > 0 || isLasting || isWanted(each, facets)),
    );
    const lost = facets.filter(
      (each) => each.group === group && !known.some(({ word }) => word === each.word),
    );
    const all = [...known, ...lost.map(({ word }) => ({ group, word, cards: 0 }))];
    const words = all.toSorted((a, b) => placeOf(a.word, order) - placeOf(b.word, order));
    // A single word of a kind narrows nothing down.
    return words.length > 1 || lost.length > 0 || facets.some((each) => each.group === group)
      ? [{ group, title, words }]
      : [];
  });
}

const isWanted = ({ group, word }: FacetCount, facets: readonly Facet[]): boolean =>
  facets.some((each) => each.group === group && each.word === word);

/** Numbers by their size, words in the order that is given, others behind. */
function placeOf(word: string, order: readonly string[]): number {
  if (/^\d+$/.test(word)) return Number(word);
  const at = order.indexOf(word);
  return at < 0 ? order.length : at;
}
