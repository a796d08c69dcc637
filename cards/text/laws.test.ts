import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { OP_WORDS } from './ops/index.ts';
import { card } from './testing/random-cards.ts';
import { MODIFIERS } from './testing/random-words.ts';
import { tapeOf, tapes } from './testing/tape.ts';

test('the cards of the laws of every language use every op and every change', () => {
  const said = JSON.stringify(fc.sample(tapes, { numRuns: 8000, seed: 1 }).map((tape) => card(tapeOf(tape))));
  for (const word of OP_WORDS) expect(said).toContain(`"op":"${word}"`);
  for (const word of Object.keys(MODIFIERS)) expect(said).toContain(`"change":"${word}"`);
});
