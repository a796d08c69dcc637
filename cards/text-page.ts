import type { Catalogue } from '../engine/alpha-omega/definitions.ts';
import { catalogueOf, type Loaded } from './load.ts';
import { catalogueIn } from './text/in-language.ts';
import { pageOf } from './text/page.ts';
import type { CardLanguage } from './text/types.ts';

type Read = Pick<Loaded, 'packs' | 'languages'>;

/** All cards of some packs, called what a language calls them. */
export const catalogueFor = ({ packs, languages }: Read, { tag }: CardLanguage): Catalogue =>
  catalogueIn(catalogueOf(packs), languages.get(tag)?.cards);

/** All cards of some packs to read in a language, deck by deck. */
export function textPage(read: Read, language: CardLanguage): string {
  const catalogue = catalogueFor(read, language);
  const titles = read.languages.get(language.tag)?.titles;
  return read.packs
    .map(({ id, title, cards }) => {
      const shown = cards.map((card) => catalogue.get(card.id) ?? card);
      return pageOf(titles?.get(id) ?? title, shown, catalogue, language);
    })
    .join('\n');
}
