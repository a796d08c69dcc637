import type { Catalogue } from '../../definitions.ts';
import { judge } from '../../outcome.ts';
import { balanceOf } from '../../queries/strength.ts';
import type { State } from '../../game.ts';
import type { Outcome, OutcomeReason, Table } from '../../types.ts';
import type { Variant } from '../../variants-and-assists.ts';
import { type Judged, type Law, lawOfSteps } from './law.ts';
import { isTrue, type ObjectiveWords, objectiveOn, wordsOf } from './objective-words.ts';

/** Who wins, and whether the Opponents do so by the Objective's own words or by their lead. */
type Verdict = 'good' | 'failed' | 'lost' | null;

/**
 * What an Objective's printed words decide is what its program decides: at every verdict of every game, and at every question,
 * were there a verdict now, and were a player Lured.
 */
export const printedWords: Law = lawOfSteps(
  "an Objective's printed words and its program agree",
  ({ judged, state, content }, check) => {
    const compare = (at: Judged['at'], table: Table, given: Verdict): void => {
      const name = objectiveOn(table, content);
      const said = saidBy(wordsOf(name), { at, table }, content);
      const isOther = said === null && given === 'good' && isOverWithoutWords(table);
      check(
        isOther || said === given,
        () => `${name}, ${at}: its words say ${String(said)}, its program ${String(given)}`,
      );
    };
    for (const { at, before, after } of judged) compare(at, before, givenBy(before, after));
    for (const table of positionsOf(state))
      compare('strengthCheck', table, verdictOf(judge({ table, content }), table.variants));
  },
);

/** As the table stands, and were the first player a Lured Player, which few games bring about. */
function positionsOf({ table, outcome }: State): readonly Table[] {
  // Of All or Nothing besides the Objective the verdict also notes when that was achieved.
  if (outcome !== null || table.round === 0 || table.variants.includes('allAsWell')) return [];
  const [first, ...others] = table.seats;
  if (first === undefined || first.lured !== null) return [table];
  return [table, { ...table, seats: [{ ...first, lured: { turns: 1 } }, ...others] }];
}

/** Does a game that ends so end by something else than its Objective? */
function isOtherEnd(reason: OutcomeReason, variants: readonly Variant[]): boolean {
  if (reason === 'goodDecksExhausted' || reason === 'standOff') return true;
  return reason === 'opponentDeckDefeated' && !variants.some(isAllOrNothing);
}

const givenBy = (before: Table, after: Table): Verdict =>
  after.objective === before.objective ? verdictOf(after.outcome, after.variants) : 'good';

function verdictOf(outcome: Outcome | null, variants: readonly Variant[]): Verdict {
  if (outcome === null) return null;
  if (isOtherEnd(outcome.reason, variants)) return null;
  if (outcome.winner !== 'opponent') return outcome.winner;
  return outcome.reason === 'objectiveFailed' ? 'failed' : 'lost';
}

/** Ruling 24: where nothing is drawn any more, the whole Opponent deck is defeated, whatever the Objective wants. */
const isOverWithoutWords = (table: Table): boolean =>
  !table.variants.some(isAllOrNothing) && table.quietRounds >= 9 && isDeckDefeated(table);

const isAllOrNothing = (variant: Variant): boolean => variant === 'allOrNothing' || variant === 'allAsWell';

type Position = Readonly<{ at: Judged['at']; table: Table }>;

/** Rulebook, Objective and Variations; what loses comes before what wins. */
function saidBy(words: ObjectiveWords, position: Position, content: Catalogue): Verdict {
  const { at, table } = position;
  const standing = withNobodyLured(table);
  const isFailed = words.opponent !== null && isTrue(words.opponent, standing, content);
  if (at === 'strengthCheck' && isFailed) return 'failed';
  const lead = leadOf(position, content);
  const fixed = fixedLead(table.variants);
  if (-lead >= (table.variants.includes('narrowWay') ? 1 : (fixed ?? words.opponentLead))) return 'lost';
  if (at === 'narrowWay') return null;
  const isFulfilled = words.good !== null && isTrue(words.good, standing, content);
  return isWon(table, isFulfilled || lead >= (fixed ?? words.goodLead)) ? 'good' : null;
}

/** Ruling 32: for what an Objective says of winning and losing, a Lured Player's cards are in Good play as they are. */
const withNobodyLured = (table: Table): Table => ({
  ...table,
  seats: table.seats.map((seat) => ({ ...seat, lured: null })),
});

/** By how much Good leads: in the Narrow Way as it stands, else at the Strength Check. */
function leadOf({ at, table }: Position, content: Catalogue): number {
  const { good, opponent } =
    at === 'narrowWay' ? balanceOf({ table, content }) : (table.balances.at(-1) ?? { good: 0, opponent: 0 });
  return good - opponent;
}

/** Rulebook, Fast or Extended Play. */
function fixedLead(variants: readonly Variant[]): number | null {
  if (variants.includes('fast')) return 25;
  return variants.includes('extended') ? 100 : null;
}

/** Rulebook, All or Nothing: instead of the Objective, or in addition to it. */
function isWon(table: Table, isAchieved: boolean): boolean {
  if (table.variants.includes('allOrNothing')) return isDeckDefeated(table);
  if (!table.variants.includes('allAsWell')) return isAchieved;
  return (isAchieved || table.achievedIn !== null) && isDeckDefeated(table);
}

/** Ruling 18. */
const isDeckDefeated = ({ opponentPile, opponents, inPlay }: Table): boolean =>
  opponentPile.deck.length === 0 &&
  opponents.every(({ hand }) => hand.length === 0) &&
  inPlay.every(({ side }) => side === 'good');
