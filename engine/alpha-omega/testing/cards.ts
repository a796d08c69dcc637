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

/**
 * The same cards with Strengths of a test's own: a card whose Strength is ours is tuned now and then, which changes no
 * rule and should change no rule's test.
 */
export function withStrengths(
  strengths: Readonly<Record<string, number>>,
  content: Catalogue = starter,
): Catalogue {
  const changed = Object.entries(strengths).map(([name, strength]) => {
    const print = content.get(full(name));
    invariant(print && 'strength' in print, `${name} has no Strength`);
    return { ...print, strength };
  });
  return new Map([...content, ...changed.map((card) => [card.id, card] as const)]);
}
