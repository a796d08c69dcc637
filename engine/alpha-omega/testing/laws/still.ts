import type { Catalogue } from '../../definitions.ts';
import type { AlphaOmegaEvent } from '../../events.ts';
import type { CardId, Phase, Table } from '../../types.ts';
import { cardIn, type Law } from './law.ts';

/** A phase of the Opponents that is to be passed over, and the cards that may be told to do it. */
interface Passed {
  readonly phase: Phase;
  readonly through: readonly CardId[];
}

/** The phases in which Opponent cards are drawn, and Opponents act. */
const THEIRS: readonly Phase[] = ['opponentPhase', 'cleanUp'];

/** What the Opponents do in their phases, and what comes when one of those is over. */
const TOO_LATE: readonly AlphaOmegaEvent['type'][] = [
  'opponentDrawn',
  'opponentCardsDrawn',
  'opponentCardPlayed',
  'attackDeclared',
  'idled',
  'phaseBegan',
  'turnBegan',
];

/** Ruling 11: while the Opponents are held still their phases are passed over, and the log says through which card. */
export const stillTold: Law = {
  name: 'a phase of the Opponents is passed over, and told to be, while a card holds them still',
  watch(check) {
    let passed: Passed | null = null;
    return ({ moves, content }) => {
      for (const { before, event, after } of moves) {
        if (event.type === 'phaseSkipped') {
          check(
            passed?.phase === event.phase && passed.through.includes(event.because),
            () => `${event.phase} is passed over through ${cardIn(before, event.because)}`,
          );
          passed = null;
        } else if (passed !== null && TOO_LATE.includes(event.type)) {
          check(false, () => `${passed?.phase ?? '?'} is not told to be passed over: ${event.type}`);
          passed = null;
        }
        if (event.type !== 'phaseBegan' || !THEIRS.includes(event.phase)) continue;
        const through = holdingStill(after, content);
        passed = through.length > 0 ? { phase: event.phase, through } : null;
      }
    };
  },
};

/** The cards in play, and the Callings that hold, whose words keep the Opponents still. */
function holdingStill({ cards, inPlay, seats }: Table, content: Catalogue): readonly CardId[] {
  const callings = seats.flatMap((seat) => seat.callings.filter(({ holds }) => holds));
  return [...inPlay.filter(({ waiting }) => !waiting), ...callings]
    .map(({ id }) => id)
    .filter((id) =>
      content
        .get(cards[id]?.def ?? '')
        ?.abilities.some(
          (ability) => ability.kind === 'constant' && ability.gives.change === 'opponentsStill',
        ),
    );
}
