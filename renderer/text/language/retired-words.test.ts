import { expect, test } from 'vitest';
import { en } from './en/index.ts';
import { es } from './es/index.ts';

/** What was said before, and what is said now: the standard terms of games and desktop programs. One thing has one word. */
const RETIRED: readonly (readonly [RegExp, string])[] = [
  [/\btake[sn]? back\b|\btaking back\b/i, 'Undo'],
  [/\bbring back (?:answers?|from the trash)\b/i, 'Redo, Restore'],
  [/\bbring in\b/i, 'Import'],
  [/\bwrite to a file\b/i, 'Export'],
  [/\bhand on\b/i, 'Share'],
  [/\bthrow[ns]? away\b|\blet (?:it )?go\b/i, 'Delete, or Move to Trash'],
  [/\bput(?:s)? (?:aside|away)\b|\btake out again\b/i, 'Archive, Unarchive'],
  [/\bgo on\b|\bplay on\b|\blet it play\b/i, 'Continue'],
  [/\bbegin the game\b/i, 'Start game'],
  [/\bfirst page\b|\bleave the table\b/i, 'Main menu'],
  [/\bthe full rules\b|\bvariations?\b/i, 'Standard, Variants'],
  [/\bleft to chance\b/i, 'Random'],
  [/\bnight or day\b/i, 'Theme'],
  [/\bmovement\b/i, 'Animation'],
  [/\bgetting about\b/i, 'Navigation'],
  [/\bkeep it in sight\b/i, 'Pin'],
  [/\bthe story so far\b/i, 'Log'],
  [/\blook(?:ing)? back\b/i, 'Rewind'],
  [/\bwhere we were\b/i, 'Recap'],
  [/\bnew to you\b|\bi know this\b/i, 'Tip, Got it'],
  [/\bglow(?:s|ing)?\b/i, 'highlighted'],
  [/\bcounsel\b/i, 'Hint'],
  [/\bhow it ended\b|\bwhat you have come to\b/i, 'Results, Achievements'],
  [/\bby wish\b/i, 'Build a deck for me'],
  [/\bready-made\b/i, 'Preconstructed'],
  [/\bnamed cop(?:y|ies)\b/i, 'Save slots'],
  [/\bnarrow down\b|\bleave out\b/i, 'Filters, Remove'],
  [/\bcard in hand\b/i, 'Card preview'],
  [/\bgame of the (?:day|week)\b/i, 'Daily, Weekly challenge'],
  [/\bstand-off\b/i, 'Draw'],
  [/\bno telling\b/i, 'Not significant'],
  [/\bleave it as it is\b/i, 'Cancel'],
  [/\bendures?\b/i, 'hit points'],
  [/\btelephone\b/i, 'phone'],
  [/\brematch\b|\btry the same game\b/i, 'Play again, Same game again'],
];

/** The same in Spanish: the words of es/terms.md, and what stood for them in some places. */
const RETIRED_IN_SPANISH: readonly (readonly [RegExp, string])[] = [
  [/\bPersonas? (?:Buenas?|del Bien|de los Oponentes)\b|# Personas?\b/, 'Personaje'],
  [
    /(?:jugador(?:es)?|cartas?|lado|Personajes?) Buen[oa]s?\b|^Buenos \{|(?:otro|tu) lado\b/i,
    'del Bien, bando',
  ],
  [/\b(?:cartas?|sucesos?|objetos?) (?:de )?Oponente\b/i, 'del Oponente'],
  [/\beventos?\b/i, 'Suceso'],
  [/\bjugador descarriado\b/, 'Jugador Descarriado'],
  [/\bmodo fácil\b|\bcamino estrecho\b/, 'Modo Fácil, Camino Estrecho'],
  [/\bpila de descarte\b/i, 'pila de descartes'],
  [/\btablas\b(?! de)/i, 'Empate'],
  [/\bbots?(?!\p{L})|\bjugador(?:es)? ordenador\b/iu, 'ordenador'],
  [/\btraer un mazo\b|\bmazos? de inicio\b/i, 'Importar, preconstruido'],
  [/\brevancha\b/i, 'Jugar otra vez'],
  [/\bnoche o día\b|\bmovimiento\b/i, 'Tema, Animación'],
];

/** Where such words mean what they say: something of the rules or of a place, and no command of the program. */
const MEANT = new Set([
  // The players go on without a deck, and play on one side; a file is no game of one's own, but can be played on from.
  ...['rulebookAim.endsEmpty', 'rulebookStart.minuteSides'],
  ...['storage.fileOfOthers', 'rulebookBeyond.replayWay'],
  // A deck has fewer cards; a report has no names in it.
  ...['rulebookSetUp.decksBuild', 'report.nameless'],
  // The rulebook's own heading.
  'heading.Variations',
]);

const MEANT_IN_SPANISH = new Set([
  // Tables of numbers.
  'study.table',
]);

/** What is read of a message: without the names of its tags and of what it is given. */
const read = (message: string): string => message.replaceAll(/<[^>]*>|\{\w+(?=[,}])/g, ' ');

interface Retired {
  readonly words: readonly (readonly [RegExp, string])[];
  readonly meant: ReadonlySet<string>;
}

const ENGLISH: Retired = { words: RETIRED, meant: MEANT };
const SPANISH: Retired = { words: RETIRED_IN_SPANISH, meant: MEANT_IN_SPANISH };

function retiredIn(messages: object, path: string, retired: Retired): readonly string[] {
  return Object.entries(messages).flatMap(([name, message]: [string, unknown]) => {
    const key = path === '' ? name : `${path}.${name}`;
    if (typeof message === 'object' && message !== null) return retiredIn(message, key, retired);
    if (typeof message !== 'string' || retired.meant.has(key)) return [];
    return retired.words.filter(([word]) => word.test(read(message))).map(([, now]) => `${key}: ${now}`);
  });
}

test('no message says what the standard terms have taken the place of', () => {
  expect(retiredIn(en, '', ENGLISH)).toEqual([]);
  expect(retiredIn(es, '', SPANISH)).toEqual([]);
});

test('a word that is retired is found, whatever stands around it', () => {
  const found = retiredIn(
    { undo: { button: 'Take back {count, plural, one {# answer} other {# answers}}' } },
    '',
    ENGLISH,
  );
  expect(found).toEqual(['undo.button: Undo']);
  expect(retiredIn({ note: '<counsel>Hint</counsel> of {counsel}' }, '', ENGLISH)).toEqual([]);
  expect(retiredIn({ note: 'Una Persona del Bien' }, '', SPANISH)).toEqual(['note: Personaje']);
});

test.each([
  ['English', en, ENGLISH],
  ['Spanish', es, SPANISH],
] as const)('what is meant is still said there: %s', (_, messages, { words, meant }) => {
  const isSaid = (key: string): boolean => {
    const message: unknown = key
      .split('.')
      .reduce<unknown>((at, name) => Reflect.get(Object(at), name), messages);
    return typeof message === 'string' && words.some(([word]) => word.test(read(message)));
  };
  expect([...meant].filter((key) => !isSaid(key))).toEqual([]);
});
