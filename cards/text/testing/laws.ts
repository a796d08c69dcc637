import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CardDef } from '../../../engine/alpha-omega/definitions.ts';
import { fullText, plainLine } from '../plain.ts';
import type { CardLanguage } from '../types.ts';
import { catalogue } from './cards.ts';
import { card } from './random-cards.ts';
import { tapeOf, tapes } from './tape.ts';

const RUNS = { numRuns: 2000 };

/** What no text may have: why, and how it looks. */
export type Fault = readonly [string, RegExp];

/** What a language is held to beside what holds in all. */
export interface Laws {
  readonly faults: readonly Fault[];
  /** What goes before all that an Objective says of its beginning. */
  readonly label: string;
}

/** Words of programs that are none of a language, beside what is written in one with a capital inside. */
const CODES = /undefined|null|NaN|\[object|q-lasting|(?<!\p{L})\w+:\w+\b|\p{Ll}\p{Lu}/u;

const FAULTS: readonly Fault[] = [
  ['a word of the program', CODES],
  ['two blanks, or one where none belongs', / {2}| [,;:.)]|\( /],
  ['a sentence without capital', /[.:] \p{Ll}/u],
  ['two stops', /[.,;:]{2}/],
];

const written = (make: (def: CardDef) => void): void => {
  fc.assert(
    fc.property(tapes, (tape) => make(card(tapeOf(tape)))),
    RUNS,
  );
};

/** What holds of the texts of any card, in a language with these faults; `label` is what goes before a set-up. */
export function holdsLaws({ cardText, spokenText }: CardLanguage, { faults, label }: Laws): void {
  describe('any well-formed card', () => {
    test('has lines that begin with a capital or a number and end with a full stop', () => {
      written((def) => {
        for (const line of cardText(def, catalogue).lines)
          expect(plainLine(line)).toMatch(/^[\p{Lu}0-9].*\.$/u);
      });
    });

    test.each([...FAULTS, ...faults])('never has %s', (_, fault) => {
      written((def) => {
        expect(fullText(cardText(def, catalogue)).replaceAll(label, '')).not.toMatch(fault);
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
}
