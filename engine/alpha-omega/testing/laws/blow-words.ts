import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardType, Side } from '../../selects.ts';

/** Whom a card's printed words have somebody strike, or attack where that is possible. */
export interface BlowWords {
  readonly verb: 'strikes' | 'attacks';
  readonly pick: 'weakest' | 'strongest' | 'next';
  readonly side: Side;
  /** Null for a card of any kind. */
  readonly type: CardType | null;
  /** Only of those that have acted this round. */
  readonly hasActed: boolean;
}

const PAGE = join(import.meta.dirname, '../../../../cards/text/english/starter-texts.md');

/** Every card's own words on the page of printed texts, by its name, without its reminders. */
const texts: ReadonlyMap<string, string> = new Map(
  readFileSync(PAGE, 'utf8')
    .split('\n\n')
    .flatMap((card) => {
      const [, name, text] = /^\*\*(.+?)\*\* *\n([^\n]*)/.exec(card) ?? [];
      return name === undefined || text === undefined ? [] : [[name, text] as const];
    }),
);

const SENTENCE = /\b(strikes|attacks) (the (?:weakest|strongest|next) .+?)(?: if possible|\.|$)/g;
const WHOM =
  /^the (weakest|strongest|next) (Good|Opponent) (Person|Item|Place|card)(?: in play| (that has acted this round))?$/;

const known = new Map<string, readonly BlowWords[]>();

/**
 * The blows in a card's printed words, read as a player reads them.
 * @throws Error for words that are not understood here: then this reader has to learn them
 */
export function blowsOf(name: string): readonly BlowWords[] {
  const blows = known.get(name) ?? read(texts.get(name) ?? '');
  known.set(name, blows);
  return blows;
}

const read = (text: string): readonly BlowWords[] =>
  [...text.matchAll(SENTENCE)].flatMap(([, verb, whom = '']) =>
    whom.split(' and ').map((each) => {
      const [, pick, side, kind, hasActed] = WHOM.exec(each) ?? [];
      if (kind === undefined) throw new Error(`these words are not understood: "${text}"`);
      return {
        // Matched above.
        verb: verb as BlowWords['verb'],
        pick: pick as BlowWords['pick'],
        side: side === 'Good' ? 'good' : 'opponent',
        type: kind === 'card' ? null : (kind.toLowerCase() as CardType),
        hasActed: hasActed !== undefined,
      };
    }),
  );

const PICKED = /(weakest|strongest) (?:other )?(?:Good|Opponent) (?:Person|Item|Place|card)/g;

/** Every card that a card's printed words single out by its hit points, as they name it: `weakest Good Person`. */
export const picksOf = (name: string): readonly string[] =>
  [...(texts.get(name) ?? '').matchAll(PICKED)].map(([words]) => words.replace('other ', ''));
