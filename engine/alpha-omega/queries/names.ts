import type { DefId } from '../selects.ts';

/** Every card that a card's words name. The only other `name`s of the language hold no colon. */
export function namesIn(part: unknown): readonly DefId[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    key === 'name' && typeof value === 'string' && value.includes(':') ? [value] : namesIn(value),
  );
}
