import type { HigherCard } from '../../../../engine/higher-card/game.ts';
import { higherCardRules } from '../../../../engine/higher-card/module.ts';
import { createMachine } from '../../../../engine/index.ts';
import { playMatch } from '../../../../engine/simulation/play.ts';
import type { Sitting, TerminalGame } from '../../../terminal/game.ts';
import { t } from '../../../text/language/language.ts';
import { seatName } from '../../../text/seats.ts';
import { linesOf, outcomeSentence } from '../words/lines.ts';

const PLAYERS = 3;

/** Plays one game with the better bot at every seat, and tells all that happens, hidden or not. */
const play: Sitting['play'] = (seed, onLine) => {
  const names = Array.from({ length: PLAYERS }, (_, seat) => seatName([], seat));
  const eyes = [...names.keys()];
  const played = playMatch<HigherCard>({
    rules: higherCardRules,
    machine: createMachine(higherCardRules.ruleset, null),
    setup: { seats: names.map((name) => ({ name })) },
    ...{ seed, bots: ['greedy'] },
    each(applied) {
      for (const event of higherCardRules.tell(applied, null, eyes)) linesOf(event, names).forEach(onLine);
    },
  });
  if (played.kind === 'broken') throw new Error(played.stack);
  const { winners, points } = played.outcome;
  return [
    t('higherCardLog.over'),
    outcomeSentence(winners, names),
    ...points.map((own, seat) => t('higherCardLog.points', { name: seatName(names, seat), points: own })),
    t('higherCardLog.seed', { seed }),
  ];
};

/** Higher Card as it is played in the terminal. */
export const higherCardInTerminal: TerminalGame = {
  options: [],
  sit: () => ({ title: t('higherCard.name'), play, sideOf: () => null }),
};
