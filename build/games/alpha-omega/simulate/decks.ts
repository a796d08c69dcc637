import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { checkLists } from '../../../../cards/deck-lists.ts';
import type { Pack } from '../../../../cards/load.ts';
import { deckEntry } from '../../../../cards/schema/pack.ts';
import { type Catalogue, type DefId } from '../../../../engine/alpha-omega/index.ts';
import { fail, ok, type Result } from '../../../../engine/index.ts';

export type Side = 'good' | 'opponent';

const deckList = z.array(deckEntry).min(1);
const SIDES = { good: 'Good', opponent: 'Opponent' } as const;

/**
 * A deck by its name: a pack's id means that pack's own deck, anything else a file that lists cards as a `pack.json` does.
 * Without a name it is the deck of the first pack.
 */
export function deckOf(
  side: Side,
  name: string | null,
  packs: readonly Pack[],
  content: Catalogue,
): Result<readonly DefId[], string> {
  const pack = packs.find(({ id }) => name === null || id === name);
  if (pack) return ok(dealt(pack.decks[side]));
  if (name !== null && existsSync(name)) return deckIn(name, side, content);
  const known = packs.map(({ id }) => id).join(', ');
  return fail(
    `--${side} is "${String(name)}". Give the pack whose ${SIDES[side]} deck is meant (${known}), or a file with a list like ` +
      `[{ "card": "starter:michael", "copies": 1 }].`,
  );
}

function deckIn(file: string, side: Side, content: Catalogue): Result<readonly DefId[], string> {
  const entries = deckList.safeParse(jsonIn(file));
  if (!entries.success)
    return fail(`${file} is no list of cards like [{ "card": "starter:michael", "copies": 1 }].`);
  const decks = { good: [], opponent: [], callings: [], [side]: entries.data };
  const { lists, findings } = checkLists({ decks, objectives: [] }, content);
  if (findings.length > 0)
    return fail(`${file} is no ${SIDES[side]} deck: ${findings.map(({ message }) => message).join('; ')}.`);
  return ok(dealt(lists.decks[side]));
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return null;
  }
}

function dealt(entries: readonly z.output<typeof deckEntry>[]): readonly DefId[] {
  return entries.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card));
}
