import { describe, expect, test } from 'vitest';
import { catalogueOf, loadPacks } from './load.ts';
import { plainName } from './decks/names.ts';
import { loadStories } from './stories.ts';
import { abdiel, packsDir, packsWith, trialPack } from './testing/packs.ts';
import { isScripture, placeInEnglish, quotesIn } from './testing/quotes.ts';
import { verseAt } from './testing/scripture.ts';
import { catalogueIn } from './text/in-language.ts';

const { packs, languages, issues } = loadPacks(packsDir);
const cards = packs.flatMap((pack) => pack.cards);
const { stories } = loadStories(packsDir, cards);
const spanish = languages.get('es');

describe('the packs that come with the program', () => {
  test('are whole in Spanish: every card, and what each pack is called', () => {
    expect(issues).toEqual([]);
    expect(cards.filter(({ id }) => spanish?.cards.has(id) !== true).map(({ id }) => id)).toEqual([]);
    expect(packs.filter(({ id }) => spanish?.titles.has(id) !== true)).toEqual([]);
  });

  test('call a card otherwise in Spanish, but for people whose names are the same', () => {
    const same = cards.filter(({ id, name }) => spanish?.cards.get(id)?.name === name);
    expect(same.filter(({ type }) => type !== 'person').map(({ name }) => name)).toEqual([]);
  });

  test('call no two cards by the same name in any of their languages', () => {
    const names = cards.flatMap(({ id, name }) => {
      const own = new Set([name, spanish?.cards.get(id)?.name ?? name].map(plainName));
      return [...own];
    });
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  const english = new Map(quotesIn('en', { cards, languages, stories }).map((each) => [each.by, each]));
  test.each(quotesIn('es', { cards, languages, stories }))(
    '$by quotes $source, the place that it quotes in English',
    ({ by, quote, source }) => {
      expect(placeInEnglish(source)).toBe(english.get(by)?.source);
      // Where the poem is quoted the translation is ours.
      if (isScripture(source)) expect(verseAt('es', source) ?? `no text of ${source}`).toContain(quote);
      else expect(quote.split(' / ')).toHaveLength(english.get(by)?.quote.split(' / ').length ?? 0);
    },
  );

  test('have a Spanish verse wherever they have an English one', () => {
    const spoken = quotesIn('es', { cards, languages, stories }).map(({ by }) => by);
    expect(spoken.toSorted()).toEqual([...english.keys()].toSorted());
  });
});

describe('the translation of a pack', () => {
  const told = { name: 'Abdiel el fiel', flavour: { quote: 'Firme', source: 'El paraíso perdido V, 898' } };
  const whole = { language: 'es', cards: { 'trial:abdiel': told } };
  const loaded = (changes: object) =>
    loadPacks(
      packsWith({
        'trial/pack.json': trialPack,
        'trial/good/abdiel.json': abdiel(),
        'trial/translations/es.json': { ...whole, ...changes },
      }),
    );
  const namesIn = (language: string, changes: object = {}): readonly string[] => {
    const { packs: own, languages: spoken } = loaded(changes);
    return [...catalogueIn(catalogueOf(own), spoken.get(language)?.cards).values()].map(({ name }) => name);
  };

  test('says what its cards are called; what it leaves out stays English', () => {
    expect(loaded({}).issues).toEqual([]);
    expect(namesIn('es')).toEqual(['Abdiel el fiel']);
    expect(namesIn('de')).toEqual(['Abdiel']);
    expect(namesIn('es', { cards: {} })).toEqual(['Abdiel']);
  });

  test('changes nothing of what a game is played with', () => {
    expect(loaded({}).packs[0]?.hash).toBe(loaded({ cards: {} }).packs[0]?.hash);
  });

  test('is complained of at its file and place where something is wrong with it, and the pack is there all the same', () => {
    const faults = (changes: object): readonly string[] => {
      const { packs: own, issues: found } = loaded(changes);
      expect(own[0]?.cards).toHaveLength(1);
      expect(found.every(({ file }) => file === 'trial/translations/es.json')).toBe(true);
      return found.map(({ path, code }) => `${path} ${code}`);
    };
    expect(faults({ language: 'Spanish' })).toEqual(['language wrongValue']);
    expect(faults({ cards: { 'trial:abdiel': { ...told, naem: 'x' } } })).toEqual([
      'cards.trial:abdiel.naem unknownKey',
    ]);
    expect(faults({ cards: { 'trial:abdiel': { ...told, name: ' ' } } })).toEqual([
      'cards.trial:abdiel.name wrongValue',
    ]);
    expect(faults({ cards: { 'trial:abdiel': { ...told, gender: 'neuter' } } })).toEqual([
      'cards.trial:abdiel.gender wrongValue',
    ]);
    expect(faults({ cards: { 'trial:zophiel': told } })).toEqual(['cards.trial:zophiel unknownCard']);
    expect(faults({ cards: { 'starter:michael': told } })).toEqual(['cards.starter:michael unknownCard']);
  });
});
