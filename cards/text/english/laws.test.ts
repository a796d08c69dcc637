import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CardDef } from '../../../engine/alpha-omega/definitions.ts';
import { fullText, plainLine } from '../plain.ts';
import { catalogue } from '../testing/cards.ts';
import { card, OPS } from '../testing/random-cards.ts';
import { MODIFIERS } from '../testing/random-words.ts';
import { tapeOf, tapes } from '../testing/tape.ts';
import { cardText } from './card-text.ts';
import { spokenText } from './spoken.ts';

const RUNS = { numRuns: 2000 };

/** Words of programs that are no English, beside what is written in one with a capital inside. */
const CODES = /undefined|null|NaN|\[object|q-lasting|\b\w+:\w+\b|[a-z][A-Z]/;

/** What no text may have, and why. */
const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['a word of the program', CODES],
  ['two blanks, or one where none belongs', / {2}| [,;:.)]|\( /],
  ['a sentence without capital', /[.:] [a-z]/],
  ['two stops', /[.,;:]{2}/],
  ['a before a vowel', /\b[Aa] [AEIOUaeiou]/],
  ['an before a consonant', /\b[Aa]n [^AEIOUaeiou]/],
  ['one of many', /\b1 (more )?(cards|rounds|turns|times|Persons|Items|Places|Events|Opponent cards)\b/],
  ['many of one', /\b([2-9]|\d\d) (more )?(card|round|turn|time|Person|Item|Place|Event|Opponent card)\b/],
  [
    'one that do',
    /(?:^|[.:] )(Every|A|An|Another|No) (other )?(Good |Opponent )?(Person|Item|Place|Event|card) (have|take|deal|are|enter|attack|defeat)\b/,
  ],
  [
    'many that does',
    /\b(Persons|Items|Places|Events|cards|Angels|players) (has|takes|deals|is|enters|attacks|defeats|draws)\b/,
  ],
  ['the same word twice', /\b(when|if|while|until|the|a|to|from|that|of|in|for) \1\b/i],
];

const written = (make: (def: CardDef) => void): void => {
  fc.assert(
    fc.property(tapes, (tape) => make(card(tapeOf(tape)))),
    RUNS,
  );
};

describe('any well-formed card', () => {
  test('has lines that begin with a capital or a number and end with a full stop', () => {
    written((def) => {
      for (const line of cardText(def, catalogue).lines) expect(plainLine(line)).toMatch(/^[A-Z0-9].*\.$/);
    });
  });

  test.each(FAULTS)('never has %s', (_, fault) => {
    written((def) => {
      expect(fullText(cardText(def, catalogue)).replaceAll('Set Up: ', '')).not.toMatch(fault);
    });
  });

  test('is spoken with name and text', () => {
    written((def) => {
      const said = spokenText(def, catalogue);
      expect(said).toContain(`${def.name}, `);
      expect(said).toContain(fullText(cardText(def, catalogue)));
    });
  });

  test('says the same each time, and keeps names and numbers apart', () => {
    written((def) => {
      const text = cardText(def, catalogue);
      expect(cardText(def, catalogue)).toEqual(text);
      for (const span of text.lines.flatMap(({ spans }) => spans)) {
        expect(span.text).not.toBe('');
        if (span.kind === 'number') expect(span.text).toMatch(/^\d+$/);
      }
    });
  });
});

test('the cards of these laws use every op and every change', () => {
  const said = JSON.stringify(fc.sample(tapes, { numRuns: 3000, seed: 1 }).map((tape) => card(tapeOf(tape))));
  for (const word of Object.keys(OPS)) expect(said).toContain(`"op":"${word}"`);
  for (const word of Object.keys(MODIFIERS)) expect(said).toContain(`"change":"${word}"`);
});
