import { describe, expect, test } from 'vitest';
import {
  CLOSED,
  DURATIONS,
  FORBIDDEN,
  MOMENTS,
  SLOTS,
  SPANS,
  UNTILS,
} from '../../engine/alpha-omega/definitions.ts';
import { PICKS, TRAITS, ZONES } from '../../engine/alpha-omega/selects.ts';
import { starter } from '../../engine/alpha-omega/testing/starter.ts';
import { OP_WORDS } from './ops/index.ts';
import { EXAMPLES } from './testing/examples.ts';

import { MODIFIERS } from './testing/random-words.ts';

describe('the examples of every language', () => {
  // A card of the pack is as good an example: what it says in each language stands on the pages of texts.
  const said = JSON.stringify([...EXAMPLES.map(([, card]) => card), ...starter.values()]);

  test.each([
    ...[MOMENTS, SPANS, FORBIDDEN, CLOSED, ZONES, PICKS, UNTILS, DURATIONS, TRAITS, SLOTS].flat(),
    ...[OP_WORDS, Object.keys(MODIFIERS)].flat(),
  ])('use the word %s', (word) => {
    // In play is where cards are looked for when nothing is said.
    expect(word === 'play' || said.includes(`"${word}"`)).toBe(true);
  });

  test.each([
    ...['is', 'not', 'zone', 'of', 'side', 'type', 'supernatural', 'trait', 'name', 'strength', 'damaged'],
    ...[
      'lured',
      'acted',
      'bears',
      'pick',
      'there',
      'atLeast',
      'atMost',
      'all',
      'any',
      'round',
      'lead',
      'age',
    ],
    ...['players', 'count', 'bound', 'strengthOf', 'upTo', 'may', 'spoken', 'limit', 'times', 'shared', 'by'],
    ...['against', 'among', 'broken', 'rounds', 'brings', 'won', 'lost', 'until'],
  ])('use the key %s', (key) => {
    expect(said).toContain(`"${key}":`);
  });
});
