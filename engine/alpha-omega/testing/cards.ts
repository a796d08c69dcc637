import { invariant } from '../../kernel/invariant.ts';
import type { CardDef, Catalogue } from '../definitions.ts';
import { full, starter } from './starter.ts';

type OfType<T extends CardDef['type']> = Extract<CardDef, { readonly type: T }>;

/** A card of our own for a test: like a printed one, but for what the test says. */
export function like<T extends CardDef['type']>(
  type: T,
  name: string,
  change: Partial<OfType<T>>,
): OfType<T> {
  const print = starter.get(full(name));
  invariant(print?.type === type, `${name} is no ${type}`);
  return { ...(print as OfType<T>), ...change };
}

/** The Starter pack and some cards of a test's own, which go by `test:…`. */
export function withCards(...cards: readonly CardDef[]): Catalogue {
  return new Map([...starter, ...cards.map((card) => [card.id, card] as const)]);
}
