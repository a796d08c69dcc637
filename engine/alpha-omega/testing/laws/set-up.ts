import type { AlphaOmegaEvent } from '../../events.ts';
import type { Table } from '../../types.ts';
import type { Catalogue } from '../../definitions.ts';
import { short } from '../starter.ts';
import type { Law, Step } from './law.ts';
import { objectiveOn, wordsOf } from './objective-words.ts';

const DEALS: readonly AlphaOmegaEvent['type'][] = [
  'cardsDrawn',
  'opponentCardsDrawn',
  'opponentDrawn',
  'callingDrawn',
];

/** Rulebook, Set Up: its second step follows the Objective's instructions, its third draws 7 cards. */
export const setUpFirst: Law = {
  name: 'what set-up names is in play when the first card is dealt',
  watch(check) {
    let isSettingUp = true;
    return ({ moves, content }) => {
      for (const { before, event, after } of moves) {
        if (event.type === 'objectiveFollowed') isSettingUp = true;
        const isDealt = DEALS.includes(event.type);
        if (!isSettingUp || (!isDealt && event.type !== 'objectiveBegan')) continue;
        isSettingUp = false;
        const missing = missingOf(isDealt ? before : after, content);
        check(missing.length === 0, () => `${missing.join(', ')} not in play at ${event.type}`);
      }
    };
  },
};

/** What the Objective brings, and does not lie in play on the side of its print. */
function missingOf(table: Table, content: Catalogue): readonly string[] {
  const objective = content.get(table.cards[table.objective]?.def ?? '');
  const brings = objective?.type === 'objective' ? (objective.brings ?? []) : [];
  return brings
    .filter((wanted) => {
      const print = content.get(wanted);
      return !table.inPlay.some(
        ({ def, side }) => def === wanted && print && 'side' in print && side === print.side,
      );
    })
    .map(short);
}

/** What set-up puts into play is what its words say, on the side they say. */
export const setUpWords: Law = {
  name: "an Objective's printed set-up is what is laid out",
  watch: (check) => (step) => {
    for (const { event, after } of step.moves)
      if (event.type === 'objectiveBegan')
        for (const part of wordsOf(objectiveOn(after, step.content)).setUp)
          check(isLaidOut(part, after, step), () => `${part}: it does not`);
  },
};

function isLaidOut(part: string, { inPlay }: Table, { content }: Step): boolean {
  const [, names = '', where] = /^(.+?) begins? in (the first player’s play|Opponent play)$/.exec(part) ?? [];
  return names
    .split(/, | and /)
    .every((name) =>
      inPlay.some(
        (card) =>
          content.get(card.def)?.name === name &&
          (where === 'Opponent play' ? card.side === 'opponent' : card.side === 'good' && card.owner === 0),
      ),
    );
}
