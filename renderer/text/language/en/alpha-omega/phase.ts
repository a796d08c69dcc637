/** The phases of a round, and what each is for in one breath. */
export const phase = {
  opponentPhase: 'Opponent Phase',
  drawPhase: 'Draw Phase',
  playPhase: 'Play Phase',
  actionPhase: 'Action Phase',
  cleanUp: 'Clean-Up',
  strengthCheck: 'Strength Check',
  setUp: 'Set-up',
  opponentPhaseHint: 'An Opponent card is drawn and acts at once.',
  drawPhaseHint: 'A Good card is drawn, or a Calling is taken instead of the rest of the turn.',
  playPhaseHint: 'One card may be played.',
  actionPhaseHint: 'Good cards attack and use their abilities.',
  cleanUpHint: 'Opponents that have not acted this round act now, the longest in play first.',
  strengthCheckHint: 'The strengths of both sides are weighed.',
  opponentTurn: 'Opponents’ turn',
  opponentTurnHint: 'A player of the Opponents draws a card, may play one, and lets Opponents attack.',
} as const;
