import type { CardId, Change, Prediction, View } from '../../../../../engine/alpha-omega/index.ts';

/** What becomes of a card to which nothing happens but what is said. */
export const change = (card: CardId, does: Partial<Change> = {}): Change => ({
  card,
  ...{ damage: 0, excess: 0, absorbed: 0, healed: 0, left: null },
  ...{ strength: null, attack: null, fate: null },
  ...{ forbidden: [], actsAgain: false },
  ...does,
});

/** What an answer does, where nobody steps in. */
export const prediction = (option: string, does: Partial<Prediction> = {}): Prediction => ({
  ...{ option, changes: [], stepsIn: null, stoppedBy: null, mayStepIn: [], unsure: null },
  ...{ choosing: [], onChosen: [] },
  ...does,
});

/** What the blows of a view do, for some of the answers to what is asked in it. */
export function predictedIn({ blows, pending }: View, options: readonly string[]): readonly Prediction[] {
  return (pending?.ask?.options ?? []).flatMap((option) => {
    if (!options.includes(option.id)) return [];
    const target = option.kind === 'attack' ? option.target : option.kind === 'card' ? option.card : null;
    const by = option.kind === 'attack' ? option.card : pending?.source?.id;
    const blow = blows.find((each) => each.by === by && each.target === target);
    if (blow === undefined) return [prediction(option.id)];
    const { damage, excess, absorbed, left } = blow;
    const fate = left === 0 ? 'falls' : null;
    return [
      prediction(option.id, { changes: [change(blow.target, { damage, excess, absorbed, left, fate })] }),
    ];
  });
}
