/**
 * What each version of the rules changed in play, as far as somebody who goes on with an older game would feel it: a name
 * each, worded in `renderer/text/language/<language>/rules-changes.ts`.
 */
export const RULES_CHANGES = {
  2: ['luredDraw'],
  3: ['easyLead', 'easyJoining', 'narrowWayAtOnce', 'opponentDeckGone'],
  4: [
    'setUpFirst',
    'nothingLeft',
    'objectiveWords',
    'waitingTaken',
    'foolishness',
    'nothingIdle',
    'asmodee',
    'quietVictory',
    'easyAsPrinted',
    'raisedActs',
    'itemsCarried',
  ],
} as const satisfies Readonly<Record<number, readonly string[]>>;

/** A change of the rules that a player is told of. */
export type RulesChange = (typeof RULES_CHANGES)[keyof typeof RULES_CHANGES][number];

/** What changed from one version of the rules to another, in the order in which it came. */
export function changesOfRules(from: number, to: number): readonly RulesChange[] {
  return Object.entries(RULES_CHANGES).flatMap(([version, changes]) =>
    Number(version) > from && Number(version) <= to ? changes : [],
  );
}
