import { describe, expect, test } from 'vitest';
import { explain } from '../explain.ts';
import { type Finding, issueIn } from '../issues.ts';
import { loadPacks } from '../load.ts';
import { packsDir } from '../testing/packs.ts';
import { card as cardSchema } from './cards.ts';

type Steps = readonly (string | number)[];

const cards = loadPacks(packsDir).packs.flatMap((pack) => pack.cards);

/** Every place in a card, the card itself first. */
function places(part: unknown, path: Steps = []): readonly (readonly [Steps, unknown])[] {
  if (typeof part !== 'object' || part === null) return [[path, part]];
  const inside = Object.entries(part).flatMap(([key, value]) =>
    places(value, [...path, Array.isArray(part) ? Number(key) : key]),
  );
  return [[path, part], ...inside];
}

/** The card with another value at one place. */
function withValue(part: unknown, [step, ...rest]: Steps, value: unknown): unknown {
  if (step === undefined) return value;
  const inside = withValue((part as Record<string | number, unknown>)[step], rest, value);
  return Array.isArray(part)
    ? part.map((each: unknown, index) => (index === step ? inside : each))
    : { ...(part as object), [step]: inside };
}

function complaints(card: unknown): readonly Finding[] {
  const parsed = cardSchema.safeParse(card);
  return parsed.success ? [] : explain(parsed.error.issues);
}

const text = (path: Steps): string => issueIn('', { path, code: 'wrongValue', message: '' }).path;
const placesOf = (found: readonly Finding[]): readonly string[] =>
  found.map((finding) => issueIn('', finding).path);

describe.each(cards.map((card) => ({ name: card.name, card })))('$name', ({ card }) => {
  test('is refused with nothing in the place of anything, and told where', () => {
    for (const [path] of places(card)) {
      const found = complaints(withValue(card, path, null));
      expect(placesOf(found), text(path)).toContain(text(path));
    }
  });

  test('is refused with a word too many in any object, and told where', () => {
    for (const [path, part] of places(card)) {
      if (typeof part !== 'object' || part === null || Array.isArray(part)) continue;
      if (path[0] === 'provenance') continue; // Its keys are the card's own: see check.ts.
      const found = complaints(withValue(card, path, { ...part, selah: 1 }));
      const [finding, ...others] = found;
      expect(others, text(path)).toEqual([]);
      expect(finding && [issueIn('', finding).path, finding.code], text(path)).toEqual([
        text([...path, 'selah']),
        'unknownKey',
      ]);
    }
  });

  test('is frozen all through once it is read', () => {
    const parsed: unknown = cardSchema.parse(structuredClone(card));
    expect(places(parsed).filter(([, part]) => !Object.isFrozen(part))).toEqual([]);
  });
});
