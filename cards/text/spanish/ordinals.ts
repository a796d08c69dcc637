import { type Phrase, say } from '../phrase.ts';

const ORDINALS = ['primera', 'segunda', 'tercera', 'cuarta', 'quinta', 'sexta'] as const;

/** "primera", "7.ª": of rounds and times, which are feminine. */
export function ordinal(number: number): Phrase {
  const word = ORDINALS[number - 1];
  return word === undefined ? say`${number}.ª` : say`${word}`;
}
