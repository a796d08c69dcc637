import type { PacksInLanguage } from '../../../../../electron/shared/games/alpha-omega/api.ts';
import type { CardDef, DefId } from '../../../../../engine/alpha-omega/index.ts';
import type { CardBook } from '../cards/words.ts';

// The real cards, read by Vite as they stand: what is tested is how they look, not whether their packs are sound.
const files: Readonly<Record<string, unknown>> = import.meta.glob(
  ['../../../../../cards/packs/*/*/*.json', '!../../../../../cards/packs/*/{stories,translations}/*.json'],
  { eager: true, import: 'default' },
);

export const fakeCards = Object.values(files) as readonly CardDef[];

// So are their translations, each of which is that of one pack.
const translated: Readonly<Record<string, Omit<PacksInLanguage, 'titles'> & { readonly title: string }>> =
  import.meta.glob('../../../../../cards/packs/*/translations/*.json', { eager: true, import: 'default' });

export const fakeLanguages: readonly PacksInLanguage[] = Object.values(translated).map(
  ({ language, cards, title }) => ({ language, cards, titles: { starter: title } }),
);

export const fakeBook: CardBook = new Map(fakeCards.map((card) => [card.id, card]));

export const idOf = (name: string): DefId => {
  const card = fakeCards.find((one) => one.name === name);
  if (card === undefined) throw new Error(`There is no card called ${name}`);
  return card.id;
};
