import { afterEach, describe, expect, test } from 'vitest';
import { speak, type Language } from '../../../../text/language/language.ts';
import { abilityTexts } from '../testing/ability-texts.ts';
import { fakeCards } from '../testing/fake-cards.ts';
import { goldenGames, playersOf, saidIn } from '../testing/golden-games.ts';
import { saidBeside } from '../testing/said.ts';

afterEach(() => speak('en'));

/** A third of the games, with every number of players, campaigns, a common deck and Opponent Play among them. */
const SOME = goldenGames.filter((_, at) => at % 7 === 0 || at % 7 === 3);

const NAMES = [
  ...['Mindy', 'Steve', 'Judas', ...goldenGames.flatMap(playersOf)],
  ...fakeCards.map(({ name }) => name),
].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1));

// English names can be bent: "Michael’s", "Angels’".
const NAME = new RegExp(`(?<!\\p{L})(${[...new Set(NAMES)].join('|')})(’s?)?(?!\\p{L})`, 'gu');

/** What cards say of their abilities: in English wherever nobody has taught them the language. */
const ABILITIES = abilityTexts();

/** What is said where the names of cards and players are taken out, and what cards say in English. */
const nameless = (text: string): string =>
  ABILITIES.reduce((rest, words) => rest.replaceAll(words, '…'), text).replaceAll(NAME, '…');

/** The words of English that no sentence goes without, and that Spanish has not. */
const ENGLISH =
  /(?<!\p{L})(the|of|and|is|are|with|from|for|by|to|its?|card|cards|attacks?|takes?|plays?|draws?|choose|use|let|left|strength)(?!\p{L})/iu;

const FOREIGN: Readonly<Record<Exclude<Language, 'en'>, (text: string) => boolean>> = {
  es: (text) => ENGLISH.test(text),
  // Every English word has a vowel, and every vowel bears an accent.
  qps: (text) => (text.match(/\p{L}+/gu) ?? []).some((word) => /^[a-z]+$/i.test(word)),
};

describe.each(['es', 'qps'] as const)('in the language %s', (language) => {
  const foreign = (texts: readonly string[]): readonly string[] =>
    texts.filter((text) => FOREIGN[language](nameless(text)));

  test.each(SOME.map((game) => [game.seed, game] as const))(
    '%s is told without a word of English',
    (_, game) => {
      speak(language);
      const said = saidIn(game);
      expect(said.length).toBeGreaterThan(50);
      expect(foreign(said)).toEqual([]);
      expect(said.filter((text) => /undefined|NaN|\[object|\{|\}/.test(text))).toEqual([]);
    },
  );

  test('reasons, hints, Omens, help and the words for things have no word of English', () => {
    speak(language);
    const said = saidBeside();
    expect(foreign(said)).toEqual([]);
    expect(said.filter((text) => /undefined|NaN|\[object|\{|\}/.test(text))).toEqual([]);
  });
});

test('a sentence in English is found', () => {
  expect(FOREIGN.es('Mindy roba 2 cards.')).toBe(true);
  expect(FOREIGN.qps(nameless('Mínđý draws Michael’s…'))).toBe(true);
  expect(FOREIGN.qps(nameless('Míndý dŕáwš Michael’s Wrath.'))).toBe(false);
});
