/** Rulebook: what comes when all have had their turn. */
export const rulebookRound = {
  title: 'The end of the round',
  cleanUp: '6. Clean-Up',
  cleanUpRule:
    'Every Opponent Person that has not acted in this round acts now, in order of arrival in Opponent play, the oldest first. Whoever was drawn and acted this round has had its attack. One that was drawn but found nothing to do has not, and tries again.',
  cleanUpLured:
    'Those who were <lureAstray>Lured Astray</lureAstray> act as well, even if it happened a moment ago in this same Clean-Up. So does what another card’s effect put into Opponent play: it always waits for the Clean-Up.',
  cleanUpOnce:
    'To have acted is a mark on the card, and it stays on it until the round is over: a Person that attacked for you and was then Lured does not attack a second time.',
  cleanUpWho:
    'If something is to be chosen for the Opponents, the first player chooses; if that one is a <luredPlayer>Lured Player</luredPlayer>, the next who is not; if all are, the first player after all.',
  acted: 'Once a round',
  strengthCheck: '7. Strength Check',
  strengthCheckRule:
    'All <strength>Strength</strength> of Good cards is added up, and all Strength of Opponent cards is taken off it. What is left is the <balance>Balance of Strength</balance>. It is written down every round, and tells whether the <see.objective>Objective</see.objective> is decided.',
  strengthCheckCounts:
    'Only what can strike counts: Persons with the Strength they have now, and Items by what they add to a blow, carried or not. Armor and other Items without attack, Places, Events and damage change nothing.',
  strengthCheckBlow: 'What a card adds to its blows alone counts for the blow, not for the scale.',
  strengthCheckExample:
    'Michael stands against Agares, who carries the Black Blade: 7 against 5 and 3. The Opponents lead by 1.',
} as const;
