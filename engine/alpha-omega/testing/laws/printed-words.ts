import type { Catalogue } from '../../definitions.ts';
import { balanceOf } from '../../queries/strength.ts';
import type { OutcomeReason, Table, Variant } from '../../types.ts';
import type { Judged, Law } from './law.ts';
import { isTrue, type ObjectiveWords, objectiveOn, wordsOf } from './objective-words.ts';

/** Who wins, and whether the Opponents do so by the Objective's own words or by their lead. */
type Verdict = 'good' | 'failed' | 'lost' | null;

/** What an Objective's printed words decide is what its program decides, at every verdict of every game. */
export const printedWords: Law = {
  name: "an Objective's printed words and its program agree",
  watch: (check) => (step) => {
    for (const each of step.judged) {
      const name = objectiveOn(each.before, step.content);
      const said = saidBy(wordsOf(name), each, step.content);
      const given = givenBy(each);
      const isOther = said === null && given === 'good' && isOverWithoutWords(each.before);
      check(
        isOther || said === given,
        () => `${name}: its words say ${String(said)}, its program ${String(given)}`,
      );
    }
  },
};

/** Does a game that ends so end by something else than its Objective? */
function isOtherEnd(reason: OutcomeReason, variants: readonly Variant[]): boolean {
  if (reason === 'goodDecksExhausted' || reason === 'standOff') return true;
  return reason === 'opponentDeckDefeated' && !variants.some(isAllOrNothing);
}

function givenBy({ before, after }: Judged): Verdict {
  if (after.objective !== before.objective) return 'good';
  const { outcome, variants } = after;
  if (outcome === null) return null;
  if (isOtherEnd(outcome.reason, variants)) return null;
  if (outcome.winner !== 'opponent') return outcome.winner;
  return outcome.reason === 'objectiveFailed' ? 'failed' : 'lost';
}

/** Ruling 24: where nothing is drawn any more, the whole Opponent deck is defeated, whatever the Objective wants. */
const isOverWithoutWords = (table: Table): boolean =>
  !table.variants.some(isAllOrNothing) && table.quietRounds >= 9 && isDeckDefeated(table);

const isAllOrNothing = (variant: Variant): boolean => variant === 'allOrNothing' || variant === 'allAsWell';

/** Rulebook, Objective and Variations; what loses comes before what wins. */
function saidBy(words: ObjectiveWords, judged: Judged, content: Catalogue): Verdict {
  const { at, before: table } = judged;
  const isFailed = words.opponent !== null && isTrue(words.opponent, table, content);
  if (at === 'strengthCheck' && isFailed) return 'failed';
  const lead = leadOf(judged, content);
  const fixed = fixedLead(table.variants);
  if (-lead >= (table.variants.includes('narrowWay') ? 1 : (fixed ?? words.opponentLead))) return 'lost';
  if (at === 'narrowWay') return null;
  const isFulfilled = words.good !== null && isTrue(words.good, table, content);
  return isWon(table, isFulfilled || lead >= (fixed ?? words.goodLead)) ? 'good' : null;
}

/** By how much Good leads: in the Narrow Way as it stands, else at the Strength Check. */
function leadOf({ at, before: table }: Judged, content: Catalogue): number {
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
