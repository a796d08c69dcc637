import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../definitions.ts';
import type { InPlay, Table } from '../../types.ts';

/** The name of the Objective that is played for. */
export const objectiveOn = ({ cards, objective }: Table, content: Catalogue): string =>
  content.get(cards[objective]?.def ?? '')?.name ?? '?';

/** What an Objective's printed words say of winning and losing, read as a player reads them. */
export interface ObjectiveWords {
  readonly setUp: readonly string[];
  readonly goodLead: number;
  readonly good: string | null;
  readonly opponentLead: number;
  readonly opponent: string | null;
  readonly bans: readonly Ban[];
}

/** What the words forbid, to whom, and while what is true. */
export interface Ban {
  readonly who: string;
  readonly what:
    | 'attack'
    | 'be attacked'
    | 'be Lured Astray'
    | 'be brought over'
    | 'defeated outright'
    | 'play Places';
  /** Words that must be true; null for a ban without end. */
  readonly when: string | null;
}

const PAGE = join(import.meta.dirname, '../../../../cards/text/english/starter-texts.md');

/** Title and text of every Objective on the page of printed texts, without its reminders. */
function textsOn(page: string): ReadonlyMap<string, string> {
  const [, objectives = ''] = page.split('\n## Objectives\n');
  const cards = objectives.split('\n\n**');
  return new Map(
    cards.flatMap((card) => {
      const [, title, text] = /^\**(.+?)\*\* *\n([^\n]*)/.exec(card.trim()) ?? [];
      return title === undefined || text === undefined ? [] : [[title, text] as const];
    }),
  );
}

const texts = textsOn(readFileSync(PAGE, 'utf8'));

const known = new Map<string, ObjectiveWords>();

/** The words on an Objective. @throws Error for words that are not understood here: then this reader has to learn them */
export function wordsOf(name: string): ObjectiveWords {
  const words = known.get(name) ?? read(name);
  known.set(name, words);
  return words;
}

function read(name: string): ObjectiveWords {
  const text = texts.get(name);
  if (text === undefined) throw new Error(`${name} is not on the page of printed texts`);
  const good =
    /Good wins when it leads by (\d+) Strength(?: at a Strength Check)?(?:, or when (.+?))?\./.exec(text);
  const opponent = /The Opponents win when they lead by (\d+)(?:, or when (.+?))?\./.exec(text);
  const [, setUp] = /^Set Up: (.+?)\./.exec(text) ?? [];
  if (!good || !opponent) throw new Error(`${name} does not say who wins: ${text}`);
  return {
    setUp: setUp?.split('; ') ?? [],
    goodLead: Number(good[1]),
    good: good[2] ?? null,
    opponentLead: Number(opponent[1]),
    opponent: opponent[2] ?? null,
    bans: text.split('. ').flatMap(bansIn),
  };
}

const BAN =
  /^(?:Before round (\d+), |From round (\d+) on, |While (.+?), )?(.+?) (?:(?:has|takes) .+? and )?cannot (attack or be attacked|attack|be attacked|be Lured Astray|be brought over or defeated outright|play Places)\.?$/;

function bansIn(sentence: string): readonly Ban[] {
  const [, before, from, condition, who, what] = BAN.exec(sentence) ?? [];
  // A name that takes a verb with it would be nobody's, and forbid nothing.
  if (who === undefined || what === undefined || / (?:and|has|takes)\b/.test(who)) {
    if (sentence.includes('cannot')) throw new Error(`these words are not understood: "${sentence}"`);
    return [];
  }
  const round = from === undefined ? null : `it is round ${from} or later`;
  const when = before === undefined ? (condition ?? round) : `it is not yet round ${before}`;
  // Matched above.
  return what.split(' or ').map((each) => ({ who, what: each as Ban['what'], when }));
}

/** Is this card in play one of those whom the words name? */
export function isMeant(who: string, card: InPlay, table: Table, content: Catalogue): boolean {
  return who === 'Good Persons' ? isGoodPerson(card, table, content) : content.get(card.def)?.name === who;
}

/** Is what the words say true on this table? A second reckoning, which knows nothing of the Objective's program. */
export function isTrue(words: string, table: Table, content: Catalogue): boolean {
  return words.split(' and ').every((part) => isPartTrue(part, table, content));
}

function isPartTrue(part: string, table: Table, content: Catalogue): boolean {
  const [, round] = /^it is round (\d+) or later$/.exec(part) ?? [];
  if (round !== undefined) return roundOf(table) >= Number(round);
  const [, early] = /^it is not yet round (\d+)$/.exec(part) ?? [];
  if (early !== undefined) return roundOf(table) < Number(early);
  const [, many] = /^(\d+) or more Good Persons are in play$/.exec(part) ?? [];
  if (many !== undefined)
    return table.inPlay.filter((card) => isGoodPerson(card, table, content)).length >= Number(many);
  const [, behind] = /^Good does not lead by (\d+) Strength as of the last Strength Check$/.exec(part) ?? [];
  if (behind !== undefined) return leadAt(table) < Number(behind);
  if (part === 'no Good Person is in play')
    return !table.inPlay.some((card) => isGoodPerson(card, table, content));
  const [, name, isNot, where] = /^(.+?) is (not )?in (play|Good play|Opponent play)$/.exec(part) ?? [];
  if (name === undefined) throw new Error(`these words are not understood: "${part}"`);
  const isThere = table.inPlay.some(
    ({ def, side }) =>
      content.get(def)?.name === name &&
      (where === 'play' || side === (where === 'Good play' ? 'good' : 'opponent')),
  );
  return isThere === (isNot === undefined);
}

const roundOf = ({ round, objectiveSince }: Table): number => round - objectiveSince;

/** By how much Good leads since the last Strength Check of this Objective. */
function leadAt({ balances, objectiveSince }: Table): number {
  const { good = 0, opponent = 0 } = balances[objectiveSince] === undefined ? {} : (balances.at(-1) ?? {});
  return good - opponent;
}

/** Ruling 31: what is said of Good cards does not reach a Lured Player's. */
function isGoodPerson({ def, side, owner }: InPlay, { seats }: Table, content: Catalogue): boolean {
  const isLuredPlayers = owner !== null && seats[owner]?.lured !== null;
  return content.get(def)?.type === 'person' && side === 'good' && !isLuredPlayers;
}
