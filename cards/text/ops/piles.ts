import type { Select } from '../../../engine/alpha-omega/selects.ts';
import type { Item } from '../english/clauses.ts';
import type { Scope } from '../english/mentions.ts';
import * as en from '../english/telling.ts';
import { type Phrase, say } from '../phrase.ts';
import type { Item as SpanishItem } from '../spanish/clauses.ts';
import type { Scope as SpanishScope } from '../spanish/mentions.ts';
import * as es from '../spanish/telling.ts';
import type { ObjectedVerb } from '../spanish/verbs.ts';

/** "la primera carta", "las 3 primeras cartas". */
export const topInSpanish = (amount: number): Phrase =>
  amount === 1 ? say`la primera carta` : say`las ${amount} primeras cartas`;

/** What leaves the discard pile: "take an Event from your discard pile into your hand". */
export function returned(what: Select, scope: Scope, verb: string, to: string): readonly Item[] {
  const their = scope.agent === 'you' ? 'your' : 'their';
  const { np, only } = en.targetOf({ zone: 'discard', ...what }, scope, 'from');
  return [en.playerDoes(scope, verb, say`${en.asObject(np)} into ${their} ${to}`, only)];
}

/** Where it goes is told first, as where it comes from follows it: "devuelve a tu mano un Suceso de tu pila de descartes". */
export function returnedInSpanish(
  what: Select,
  scope: SpanishScope,
  verb: ObjectedVerb,
  { to, place }: { readonly to: 'a' | 'en'; readonly place: string },
): readonly SpanishItem[] {
  const { np, only } = es.targetOf({ zone: 'discard', ...what }, scope, 'from');
  // In a pile lie cards, and nobody: no "a" before them.
  const card = { ...np, isPerson: false };
  const before = say`${to} ${scope.agent === 'you' ? 'tu' : 'su'} ${place}`;
  return [es.playerDoes(scope, es.doing(verb, es.directOf(card), { before }), only)];
}
