import type { Ruleset } from '../../../kernel/types.ts';
import { forecast } from '../../beyond/forecast/forecast.ts';
import type { AlphaOmega } from '../../game.ts';
import { alphaOmega } from '../../ruleset.ts';
import { actsOnce, attacksOnce, playedOnce } from './acting.ts';
import { alive } from './alive.ts';
import { amounts } from './amounts.ts';
import { bansKept, cannotKept } from './bans.ts';
import { bearers } from './bearers.ts';
import { nobodyPassedOver } from './clean-up.ts';
import { destroyedGone } from './destroyed.ts';
import { durations } from './durations.ts';
import { fallen } from './fallen.ts';
import { blowDecides } from './fate.ts';
import { firstRests } from './first-card.ts';
import {
  attackAnybody,
  beginOnly,
  lastComeFirst,
  passOnFirst,
  patch,
  usableAtAnyTime,
  winAtOnce,
  withEvolve,
  withFrames,
  withMoreDamage,
} from './faults.ts';
import type { Law } from './law.ts';
import { limitsKept } from './limits.ts';
import { luredAttacks, luredPlayers } from './lure-player.ts';
import { omensBy } from './omens.ts';
import { ownCards } from './owners.ts';
import { payerDecides } from './payer.ts';
import { ownPiles } from './piles.ts';
import { printedWords } from './printed-words.ts';
import { reveals } from './reveals.ts';
import { scoresCounted } from './scores.ts';
import { setUpFirst, setUpWords } from './set-up.ts';
import { stillTold } from './still.ts';
import { toldBlows } from './told.ts';
import { noVainAttacksBy } from './vain.ts';
import { firstComeFirst, longestFirst, nothingWaits } from './waiting.ts';
import { weakestFirst } from './weakest.ts';

/** The rules with a fault in them for each law, which it has to see. */
export const PLANTED: readonly (readonly [Law, Ruleset<AlphaOmega>])[] = [
  [setUpFirst, withFrames({ objectiveSetUp: beginOnly })],
  [setUpWords, withFrames({ objectiveSetUp: beginOnly })],
  [
    amounts,
    withFrames({
      strike: (game, frame, chosen) => {
        const { attack } = game.table;
        if (attack) game.emit({ type: 'damaged', card: attack.target, by: attack.by, amount: 0 });
        return alphaOmega.frames.strike(game, frame, chosen);
      },
    }),
  ],
  [nothingWaits, withFrames({ claimWaiting: () => ({ go: 'done' }) })],
  [
    firstComeFirst,
    withFrames({
      opponentDraw: (game, frame, chosen) => {
        const drawn = game.table.opponentPile.deck[0];
        const next = alphaOmega.frames.opponentDraw(game, frame, chosen);
        const item = game.table.inPlay.find(({ id, host }) => id === drawn && host !== null);
        const last = game.table.inPlay.findLast(({ side, host }) => side === 'opponent' && host === null);
        if (item && last && last.id !== item.id)
          game.emit({ type: 'attached', card: item.id, host: last.id, passed: true });
        return next;
      },
    }),
  ],
  [longestFirst, withFrames({ claimWaiting: lastComeFirst })],
  [destroyedGone, withFrames({ defeat: passOnFirst })],
  [alive, withFrames({ defeat: () => ({ go: 'done' }) })],
  [fallen, withFrames({ defeat: () => ({ go: 'done' }) })],
  // Whether it was of one that Lures Astray is asked when the card falls.
  [
    blowDecides,
    withFrames({
      defeat: (game, frame, chosen) => alphaOmega.frames.defeat(game, { ...frame, lures: null }, chosen),
    }),
  ],
  [
    firstRests,
    withEvolve((plain) => (table, event) => {
      const after = plain(table, event);
      return event.type === 'gameBegan' ? { ...after, firstOpponentDrawn: true } : after;
    }),
  ],
  [
    ownCards,
    withFrames({
      playCard: (game, frame, chosen) => {
        const next = alphaOmega.frames.playCard(game, frame, chosen);
        const seat = (frame.seat + 1) % game.table.seats.length;
        return next.go === 'ask' ? { ...next, question: { ...next.question, seat } } : next;
      },
    }),
  ],
  [
    omensBy((state, content, options) => ({
      ...forecast(state, content, options),
      ...{ omens: [], fork: null, unsure: null },
    })),
    alphaOmega,
  ],
  // Sure, and wrong by a point.
  [omensBy((...asked) => withMoreDamage(forecast(...asked))), alphaOmega],
  [
    actsOnce,
    withEvolve((plain) => (table, event) => {
      const after = plain(table, event);
      return event.type === 'attackEnded' && table.attack
        ? patch(after, table.attack.by, { acted: false })
        : after;
    }),
  ],
  [
    attacksOnce,
    withEvolve((plain) => (table, event) => {
      const after = plain(table, event);
      return event.type === 'attackDeclared' ? patch(after, event.by, { attacks: 0 }) : after;
    }),
  ],
  [playedOnce, withEvolve((plain) => (table, event) => ({ ...plain(table, event), spent: [] }))],
  [
    bearers,
    withEvolve((plain) => (table, event) => {
      const first = table.inPlay.find(({ side, host }) => side === 'opponent' && host === null);
      return event.type === 'attached' && event.card !== first?.id
        ? plain(table, { ...event, host: first?.id ?? event.host })
        : plain(table, event);
    }),
  ],
  [printedWords, withFrames({ verdict: winAtOnce })],
  [
    toldBlows,
    withFrames({
      opponentAttack: (game, frame, chosen) =>
        frame.strikes
          ? attackAnybody(game, frame, chosen)
          : alphaOmega.frames.opponentAttack(game, frame, chosen),
    }),
  ],
  [bansKept, withFrames({ opponentAttack: attackAnybody })],
  [cannotKept, withFrames({ opponentAttack: attackAnybody })],
  [noVainAttacksBy(usableAtAnyTime), alphaOmega],
  [weakestFirst, withFrames({ opponentAttack: attackAnybody })],
  [
    payerDecides,
    withFrames({
      trigger: (game, frame, chosen) => {
        const next = alphaOmega.frames.trigger(game, frame, chosen);
        const seat = (frame.seat + 1) % (game.table.seats.length + game.table.opponents.length);
        return next.go === 'ask' ? { ...next, question: { ...next.question, seat } } : next;
      },
    }),
  ],
  [reveals, { ...alphaOmega, reveals: () => false }],
  [
    luredPlayers,
    withEvolve(
      (plain) => (table, event) =>
        plain(
          table,
          event.type === 'playerLured' ? { ...event, lured: { turns: event.lured.turns + 1 } } : event,
        ),
    ),
  ],
  [
    luredAttacks,
    {
      ...withFrames({
        act: (game, frame, chosen) =>
          frame.lured ? { go: 'done' } : alphaOmega.frames.act(game, frame, chosen),
      }),
      // Whoever loses a Person has lost one for three rounds, so that there are many Lured Players.
      evolve: (table, event, content) => {
        const after = alphaOmega.evolve(table, event, content);
        if (event.type !== 'luredAstray') return after;
        return { ...after, seats: after.seats.map((seat) => ({ ...seat, lossRounds: 3 })) };
      },
    },
  ],
  [
    ownPiles,
    withEvolve((plain) => (table, event) => {
      const { opponentPile, ...after } = plain(table, event);
      return { ...after, opponentPile: { ...opponentPile, discard: opponentPile.discard.toReversed() } };
    }),
  ],
  [
    limitsKept,
    withEvolve((plain) => (table, event) => {
      const after = plain(table, event);
      return event.type === 'attackEnded'
        ? { ...after, uses: { ...after.uses, turn: {}, round: {} } }
        : after;
    }),
  ],
  [
    stillTold,
    withFrames({
      cleanUp: (game) => {
        game.emit({ type: 'phaseBegan', phase: 'cleanUp' });
        return { go: 'to', frame: { kind: 'nextOpponent' } };
      },
    }),
  ],
  [nobodyPassedOver, withFrames({ nextOpponent: () => ({ go: 'done' }) })],
  [
    scoresCounted,
    withEvolve((plain) => (table, event) => {
      if (event.type !== 'gameEnded') return plain(table, event);
      const scores = event.outcome.scores.map((score) => ({ ...score, neverLured: 5 - score.neverLured }));
      return plain(table, { ...event, outcome: { ...event.outcome, scores } });
    }),
  ],
  [
    scoresCounted,
    withEvolve((plain) => (table, event) => {
      if (event.type !== 'gameEnded' || event.outcome.reason !== 'opponentDeckDefeated')
        return plain(table, event);
      const scores = event.outcome.scores.map((score) => ({
        ...score,
        withinTenRounds: 3 - score.withinTenRounds,
      }));
      return plain(table, { ...event, outcome: { ...event.outcome, scores } });
    }),
  ],
  [
    durations,
    withEvolve(
      (plain) => (table, event) =>
        plain(
          table,
          event.type === 'clockSet'
            ? { ...event, clock: { ...event.clock, left: event.clock.left + 1 } }
            : event,
        ),
    ),
  ],
];
