import { expect, test } from 'vitest';
import { evolve } from '../evolve.ts';
import type { Look } from '../look.ts';
import { inEveryGame, playRandomly, trialOf } from '../testing/random-games.ts';
import { starter, starterSetup } from '../testing/starter.ts';
import { readinessOf } from './readiness.ts';
import { rosterOf, type Carried, type Roster } from './roster.ts';
import { forces } from './sources.ts';
import { balanceOf } from './strength.ts';
import { aimOf, preyOfOpponents } from './targeting.ts';

/*
 * The law of what is kept: an answer that is kept is the one that is worked out anew, whichever tables were asked about before
 * it, after each event, also where two of them are asked about in turns. KEPT_SEED=… KEPT_GAMES=1 plays one game again.
 */
const TRIAL = trialOf('KEPT', 8, 'queries/kept');

/** Whose each ability is and which of its own, by what asks for it. */
function listsOf({ triggered, interrupts, activated, constant, missions, unclaimed }: Roster): unknown {
  const names = (list: readonly Carried[]): readonly string[] =>
    list.map(({ source, index }) => JSON.stringify([source, index]));
  return [
    ...[names(triggered), triggered.map(({ moment }) => moment), names(interrupts), names(activated)],
    ...[names(constant), constant.map(({ change }) => change), missions, unclaimed],
  ];
}

/** All that is kept. */
function keptOf(look: Look): unknown {
  const roster = rosterOf(look);
  const inForce = roster.constant.map(({ change }) =>
    forces(look, change).map(({ ability, scope }) => JSON.stringify([ability, scope])),
  );
  const { inPlay } = look.table;
  return [
    ...[listsOf(roster), inForce, balanceOf(look), preyOfOpponents(look).map(({ id }) => id)],
    inPlay.map((card) => [readinessOf(look, card), aimOf(look, card).cards.map(({ id }) => id)]),
  ];
}

/** Nothing is kept for a content that nobody has asked about. */
const anew = ({ table, content }: Look): Look => ({ table, content: new Map(content) });

test(`what is kept is what its table says, over ${String(TRIAL.games)} games`, () => {
  let asked = 0;
  const hold = (look: Look): void => {
    expect(keptOf(look)).toEqual(keptOf(anew(look)));
    asked += 1;
  };
  inEveryGame(TRIAL, (game) => {
    playRandomly({
      setup: starterSetup(1 + (game % 4)),
      seed: `roster ${String(game)}`,
      see: ({ events, state }, before) => {
        let table = (before ?? state).table;
        for (const event of before === null ? [] : events) {
          const last = table;
          table = evolve(table, event);
          for (const each of [table, last, table]) hold({ table: each, content: starter });
        }
        hold({ table: state.table, content: starter });
      },
    });
  });
  expect(asked).toBeGreaterThan(1000);
});
