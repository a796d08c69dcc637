import * as z from 'zod';
import { hashOf } from '../engine/kernel/hash.ts';
import { fail, ok, type Result } from '../engine/kernel/result.ts';
import { checkCard, type Known } from './check.ts';
import { checkLists } from './deck-lists.ts';
import { explain } from './explain.ts';
import type { Finding } from './issues.ts';
import type { Pack } from './pack.ts';
import { card } from './schema/cards.ts';
import { manifest } from './schema/pack.ts';

// No honest pack comes near.
const MOST_CARDS = 5000;

const whole = z.strictObject({
  ...manifest.unwrap().shape,
  cards: z.array(card).max(MOST_CARDS),
  hash: z.string().max(64),
});

/** Something wrong with one of several packs. */
export interface PackFinding extends Finding {
  /** Which of them, counted from 0. */
  readonly pack: number;
}

/**
 * Packs in one piece, as games keep those they were begun with, that came from outside the program. Unlike the cards of a
 * folder they are taken whole or not at all.
 * @returns the packs, or all that is wrong with them
 */
export function wholePacks(values: readonly unknown[]): Result<readonly Pack[], readonly PackFinding[]> {
  const packs: Pack[] = [];
  const misshapen = values.flatMap((value, pack) => {
    const read = whole.safeParse(value);
    if (read.success) packs.push(read.data);
    return read.success ? [] : explain(read.error.issues).map((finding) => ({ ...finding, pack }));
  });
  if (misshapen.length > 0) return fail(misshapen);
  const known = { cards: new Map(packs.flatMap(({ cards }) => cards).map((each) => [each.id, each])) };
  const findings = packs.flatMap((pack, index) =>
    findingsOf(pack, known).map((finding) => ({ ...finding, pack: index })),
  );
  return findings.length === 0 ? ok(packs) : fail(findings);
}

function findingsOf(pack: Pack, known: Known): readonly Finding[] {
  const { hash, ...content } = pack;
  const own = new Map(pack.cards.map((each) => [each.id, each]));
  const isSame = hashOf(content) === hash;
  return [
    ...pack.cards.flatMap((each, index) =>
      checkCard(each, known).map((finding) => ({ ...finding, path: ['cards', index, ...finding.path] })),
    ),
    ...checkLists(pack, own).findings,
    ...(isSame
      ? []
      : [{ path: ['hash'], code: 'wrongValue', message: 'is not the hash of the rest' } as const]),
  ];
}
