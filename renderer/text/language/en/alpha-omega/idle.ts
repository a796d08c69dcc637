/** The log: why cards did nothing; several that did nothing for the same reason share a line. */
export const idle = {
  nothingToAttack:
    '{count, plural, one {{who} finds nothing to attack and waits.} other {{who} find nothing to attack and wait.}}',
  firstCardOfTheGame:
    '{count, plural, one {{who} does not act now: the first Opponent card of a game never does when it is drawn.} other {{who} do not act now: the first Opponent card of a game never does when it is drawn.}}',
  waitsInEasyMode:
    '{count, plural, one {{who} joined the Opponents in this round and waits until the next: that is a rule of Easy Mode.} other {{who} joined the Opponents in this round and wait until the next: that is a rule of Easy Mode.}}',
  cannotAttack: '{count, plural, one {{who} cannot attack.} other {{who} cannot attack.}}',
  noGoodPerson:
    '{count, plural, one {{who} finds no Good Person to fall on and is spent.} other {{who} find no Good Person to fall on and are spent.}}',
} as const;
