import { isEmpty, joined, NOTHING, type Phrase, say } from '../phrase.ts';

/** "A, B and C". */
export function listed(phrases: readonly Phrase[], last: 'and' | 'or' = 'and'): Phrase {
  const said = phrases.filter((phrase) => !isEmpty(phrase));
  const [end, ...rest] = said.toReversed();
  if (end === undefined) return NOTHING;
  return rest.length === 0 ? end : say`${joined(rest.toReversed(), ', ')} ${last} ${end}`;
}
