import type {
  AlphaOmegaEvent,
  CardId,
  ToldBranch,
  ToldFork,
  ToldOmen,
  Unsure,
  View,
} from '../../../../../engine/alpha-omega/index.ts';

/** A told omen that names cards of the view. */
export function omen(view: View, event: AlphaOmegaEvent, unsure: Unsure | null = null): ToldOmen {
  return { event, unsure, defs: Object.fromEntries(view.inPlay.map(({ id, def }) => [id, def])) };
}

/** A blow as the Opponents deal it, with what it does. */
export function blow(
  view: View,
  by: CardId,
  target: CardId,
  ...after: readonly AlphaOmegaEvent[]
): readonly ToldOmen[] {
  const events: readonly AlphaOmegaEvent[] = [
    { type: 'attackDeclared', by, target, why: { kind: 'weakest', left: 5, tied: 1, chosenBy: null } },
    { type: 'struck', by, target, amount: 8 },
    { type: 'damaged', card: target, amount: 8, by },
    ...after,
  ];
  return events.map((event) => omen(view, event));
}

const lured = (card: CardId, by: CardId): readonly AlphaOmegaEvent[] => [
  { type: 'defeated', card, by, fate: 'lured', shielded: false },
  { type: 'luredAstray', card, by },
];

/** A branch that ends with a Strength Check unless something else is said of it. */
export const branch = (omens: readonly ToldOmen[], changes: Partial<ToldBranch> = {}): ToldBranch => ({
  ...{
    omens,
    fork: null,
    balance: { good: 7, opponent: 13 },
    winner: null,
    mayStepIn: [],
    unsure: null,
    next: [],
  },
  ...changes,
});

/**
 * The Clean-Up that comes in the battle: Paimon lures Michael, then Uriel ties between Raphael and Heaven, and only what
 * is wanted, else the first, is followed. If something is done first, nothing acts any more.
 */
export function comingIn(
  view: View,
  first: readonly string[] = [],
  choices: readonly string[] = [],
): ToldBranch {
  const [heaven, michael, , , raphael, paimon, , uriel] = view.inPlay.map(({ id }) => id);
  if (heaven === undefined || michael === undefined || raphael === undefined) return branch([]);
  if (paimon === undefined || uriel === undefined) return branch([]);
  const cleanUp = omen(view, { type: 'phaseBegan', phase: 'cleanUp' });
  if (first.length > 0) {
    const fallen = {
      type: 'defeated',
      card: paimon,
      by: michael,
      fate: 'discarded',
      shielded: false,
    } as const;
    return branch([omen(view, fallen), cleanUp], { balance: { good: 13, opponent: 6 } });
  }
  const ends: readonly (readonly [CardId, ToldBranch])[] = [
    [raphael, branch(blow(view, uriel, raphael), { balance: { good: 6, opponent: 21 } })],
    [
      heaven,
      branch(blow(view, uriel, heaven), {
        balance: { good: 6, opponent: 20 },
        next: [omen(view, { type: 'roundBegan', round: 3 }), ...blow(view, uriel, raphael)],
      }),
    ],
  ];
  const wanted = choices[0] ?? `card:${raphael}`;
  const fork: ToldFork = {
    ...{ seat: 0, about: 'opponentTarget', source: uriel },
    defs: omen(view, cleanUp.event).defs,
    branches: ends.map(([card, then]) => ({
      option: { id: `card:${card}`, kind: 'card', card },
      then: wanted === `card:${card}` ? then : null,
    })),
  };
  return branch([cleanUp, ...blow(view, paimon, michael, ...lured(michael, paimon))], {
    fork,
    balance: null,
  });
}
