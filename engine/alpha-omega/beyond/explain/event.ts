import type { AlphaOmegaEvent, EventOf, HostReason, IdleReason, TargetReason } from '../../events.ts';
import type { FactCode, Note } from '../../reasons.ts';
import type { CardId, OutcomeReason } from '../../types.ts';
import { weighed } from './balance.ts';

/** What each kind of event says of why it happened; a new one does not compile until it is explained or passed over. */
type Explainers = {
  readonly [T in AlphaOmegaEvent['type']]: ((event: EventOf<T>) => readonly Note[]) | null;
};

/** Why something happened by itself: as much of it as the event itself holds, since the table has gone on. */
export function eventParts(event: AlphaOmegaEvent): readonly Note[] {
  // The record ties each function to its own kind of event; an index by a union cannot show that to the compiler.
  const explain = EXPLAINERS[event.type] as ((event: AlphaOmegaEvent) => readonly Note[]) | null;
  return explain?.(event) ?? [];
}

function whyTarget(by: CardId, target: CardId, why: TargetReason): readonly Note[] {
  switch (why.kind) {
    case 'player':
      return [];
    case 'card':
      return [{ code: 'commanded', card: why.card, other: by }];
    case 'told':
      return [{ code: 'told', card: why.card, other: by }, ...aim(by, target, why.pick, why)];
    case 'weakest': {
      const { next } = why;
      const passedOver: readonly Note[] = next
        ? [{ code: 'notMeant', card: next.card, amount: next.left }]
        : [];
      return [...aim(by, target, 'weakest', why), ...passedOver];
    }
    default:
      return why satisfies never;
  }
}

function aim(
  by: CardId,
  target: CardId,
  pick: 'weakest' | 'strongest',
  {
    left,
    tied,
    chosenBy,
  }: Pick<Extract<TargetReason, { readonly kind: 'weakest' }>, 'left' | 'tied' | 'chosenBy'>,
): readonly Note[] {
  if (tied < 2) return [{ code: pick, card: target, other: by, amount: left }];
  const asMany: Note = { code: 'tiedWith', card: target, amount: left, result: tied };
  return chosenBy === null ? [asMany] : [asMany, { code: 'chose', card: target, seat: chosenBy }];
}

const IDLE = {
  cannotAttack: 'cannotAttack',
  firstCardOfTheGame: 'firstCardOfTheGame',
  noGoodPerson: 'noGoodPerson',
  nothingToAttack: 'nothingToAttack',
  waitsInEasyMode: 'waitsInEasyMode',
} as const satisfies Readonly<Record<IdleReason, FactCode>>;

const ENDS = {
  conceded: 'conceded',
  goodDecksExhausted: 'goodDecksExhausted',
  objectiveAchieved: 'objectiveAchieved',
  objectiveFailed: 'objectiveFailed',
  objectiveFulfilled: 'objectiveFulfilled',
  objectiveLost: 'objectiveLost',
  opponentDeckDefeated: 'opponentDeckDefeated',
  standOff: 'standOff',
} as const satisfies Readonly<Record<OutcomeReason, FactCode>>;

const PICKED = {
  weakest: 'pickedWeakest',
  strongest: 'pickedStrongest',
  first: 'pickedFirst',
  last: 'pickedLast',
  nextAfterFirst: 'pickedNext',
} as const satisfies Readonly<Record<NonNullable<HostReason['pick']>, FactCode>>;

function whyHost({ card, host, why }: EventOf<'eventApplied'>): readonly Note[] {
  if (why === undefined || host === null) return [];
  const { pick, chosenBy } = why;
  const picked: readonly Note[] = pick === null ? [] : [{ code: PICKED[pick], card: host, other: card }];
  return chosenBy === null ? picked : [...picked, { code: 'chose', card: host, seat: chosenBy }];
}

function whyFate(event: EventOf<'defeated'>): readonly Note[] {
  const { card, by, fate, shielded, because } = event;
  const fall = whyNotSpared(event);
  if (shielded)
    return [...fall, { code: 'shielded', card, ...(because === undefined ? {} : { other: because }) }];
  return [...fall, { code: fate === 'lured' ? 'lured' : 'discardedInDefeat', card, other: by }];
}

/** A third at most: why a card falls all the same. */
function whyNotSpared({ card, by, toll, sparedBefore }: EventOf<'defeated'>): readonly Note[] {
  if (sparedBefore) return [{ code: 'sparedBefore', card }];
  return toll === undefined || toll === 0 ? [] : [{ code: 'withinThird', card, other: by }];
}

function whyDiscarded(event: EventOf<'discarded'>): readonly Note[] {
  const { card } = event;
  switch (event.why) {
    case 'defeated':
    case 'spent':
      return [];
    case 'timeOver':
    case 'momentOver':
    case 'unclaimed':
      return [{ code: event.why, card }];
    case 'replaced':
    case 'withHost':
      return [{ code: event.why, card, other: event.by }];
    case 'commanded':
      return [{ code: 'discardCommanded', card: event.by, other: card }];
    default:
      return event satisfies never;
  }
}

const EXPLAINERS: Explainers = {
  attackDeclared: ({ by, target, why }) => whyTarget(by, target, why),
  attackRedirected: ({ through, to }) => [{ code: 'steppedIn', card: through, other: to }],
  attackCancelled: ({ through, by }) => [{ code: 'steppedIn', card: through, other: by }],
  idled: ({ card, why, because }) => [
    { code: IDLE[why], card, ...(because === undefined ? {} : { other: because }) },
  ],
  // An Opponent's, in place of its attack; what a card does at a moment is told by its text.
  abilityUsed: ({ card, chosenBy, acted }) =>
    acted && chosenBy === null ? [{ code: 'usesAbility', card }] : [],
  phaseSkipped: ({ phase, because }) => [{ code: 'heldStill', card: because, phase }],
  attached: ({ card, host, passed }) => (passed ? [{ code: 'passesOn', card, other: host }] : []),
  discarded: whyDiscarded,
  waited: ({ card }) => [{ code: 'waitsForPerson', card }],
  eventApplied: whyHost,
  defeated: whyFate,
  saved: ({ card, by }) => [{ code: 'saved', card, other: by }],
  damaged: ({ parts = [] }) => parts,
  spared: ({ card, by }) => [{ code: 'thirdAtMost', card, other: by }],
  fell: ({ card }) => [{ code: 'fell', card }],
  raised: ({ card }) => [{ code: 'raised', card }],
  brought: ({ card }) => [{ code: 'brought', card }],
  playerLured: ({ seat, lured }) => [
    { code: 'lossRounds', seat },
    { code: 'luredTurns', seat, amount: lured.turns },
  ],
  playerFreed: ({ seat }) => [{ code: 'freed', seat }],
  nothingDrawn: ({ seat, because }) =>
    because === undefined ? [{ code: 'deckEmpty', seat }] : [{ code: 'drawTakenAway', seat, card: because }],
  nothingPlayable: ({ seat, left, further, because }) => [
    ...(further && because !== undefined
      ? [{ code: 'grantsPlays', card: because, amount: left } as const]
      : []),
    { code: 'noCardPlayable', seat },
  ],
  nobodyActs: ({ seat, why }) => [{ code: why, seat }],
  opponentDeckEmpty: ({ seat }) => [{ code: 'deckEmpty', seat }],
  strengthChecked: ({ balance }) => weighed(balance),
  objectiveAchieved: ({ balance }) => [...weighed(balance), { code: 'objectiveAchieved' }],
  gameEnded: ({ outcome }) => [...weighed(outcome.balance), { code: ENDS[outcome.reason] }],
  callingAchieved: ({ card, seat }) => [{ code: 'callingAchieved', card, seat }],
  // A player's own doing, or told in full by the event itself.
  arranged: null,
  attackEnded: null,
  broughtOver: null,
  callingDrawn: null,
  callingProgressed: null,
  cardPlayed: null,
  cardsDrawn: null,
  cardsLost: null,
  clockSet: null,
  conceded: null,
  clockTicked: null,
  deckShuffled: null,
  dieRolled: null,
  enteredPlay: null,
  gameBegan: null,
  handShuffledIn: null,
  healed: null,
  lastingBegan: null,
  looked: null,
  luredAstray: null,
  luredTurnTaken: null,
  objectiveBegan: null,
  objectiveFollowed: null,
  opponentCardPlayed: null,
  opponentCardsDrawn: null,
  opponentDrawn: null,
  opponentTurnBegan: null,
  phaseBegan: null,
  putUnder: null,
  roundBegan: null,
  shuffledIn: null,
  struck: null,
  takenBack: null,
  turnBegan: null,
};
