/**
 * What each version of the rules changed in play, as far as somebody who goes on with an older game would feel it: a name
 * each, worded in `renderer/text/language/<language>/alpha-omega/rules-changes.ts`.
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
  5: ['raisedAtOnce'],
  6: ['conceding'],
  7: ['twoCallings'],
  8: ['freshClocks', 'outOfDecks'],
} as const satisfies Readonly<Record<number, readonly string[]>>;

/** A change of the rules that a player is told of. */
export type RulesChange = (typeof RULES_CHANGES)[keyof typeof RULES_CHANGES][number];

/** What a later change put another way: whoever comes from before both is told only of the later one, which is true now. */
const REPLACED_BY: Partial<Record<RulesChange, RulesChange>> = {
  easyLead: 'easyAsPrinted',
  raisedActs: 'raisedAtOnce',
};

/** What changed from one version of the rules to another and still holds in that one, in the order in which it came. */
export function changesOfRules(from: number, to: number): readonly RulesChange[] {
  const came = Object.entries(RULES_CHANGES).flatMap<RulesChange>(([version, changes]) =>
    Number(version) > from && Number(version) <= to ? changes : [],
  );
  return came.filter((change) => {
    const later = REPLACED_BY[change];
    return later === undefined || !came.includes(later);
  });
}
