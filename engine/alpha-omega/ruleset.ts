import type { Ruleset } from '../kernel/types.ts';
import { begin } from './begin.ts';
import { evolve } from './evolve.ts';
import { callingCount, effect, trigger } from './frames/abilities.ts';
import { act, actionPhase } from './frames/action-phase.ts';
import { attack, attackEnd, attackInterrupts, opponentAttack, strike } from './frames/attack.ts';
import { cleanUp, nextOpponent, strengthCheck } from './frames/clean-up.ts';
import { defeat } from './frames/defeat.ts';
import { applyEvent, eventOver } from './frames/events.ts';
import { lurePlayer, luredTurnEnd } from './frames/lure-player.ts';
import { claimWaiting, drawnCardActs, opponentDraw, opponentPhase } from './frames/opponent-phase.ts';
import { opponentAct, opponentPlayCard, opponentTurn } from './frames/opponent-turn.ts';
import { drawOrCalling, drawPhase, playCard, playPhase } from './frames/own-phases.ts';
import { objectiveSetUp, openingHands, round, setUp, turn } from './frames/round.ts';
import { firstCalling } from './frames/first-calling.ts';
import { keepCalling } from './frames/two-callings.ts';
import { newHand } from './frames/new-hand.ts';
import { narrowWay, verdict } from './frames/verdict.ts';
import { concede } from './concede.ts';
import { react } from './react.ts';
import { UPGRADES } from './upgrades/upgrades.ts';
import type { AlphaOmega } from './game.ts';
import { reveals } from './reveals.ts';
import { inOneShape } from './shapes.ts';
import { view } from './view.ts';

/** The rules of Alpha/Omega, as the 2014 rulebook and RULINGS.md have them. */
export const alphaOmega: Ruleset<AlphaOmega> = {
  id: 'alpha-omega',
  version: 8,
  upgrades: UPGRADES,
  seats: { min: 1, max: 6 },
  prepared: inOneShape,
  begin,
  evolve,
  react,
  view,
  outcome: (table) => table.outcome,
  reveals,
  concede,
  frames: {
    act,
    actionPhase,
    applyEvent,
    attack,
    attackEnd,
    attackInterrupts,
    callingCount,
    claimWaiting,
    cleanUp,
    defeat,
    drawOrCalling,
    drawPhase,
    drawnCardActs,
    effect,
    eventOver,
    firstCalling,
    keepCalling,
    lurePlayer,
    luredTurnEnd,
    narrowWay,
    newHand,
    nextOpponent,
    objectiveSetUp,
    openingHands,
    opponentAct,
    opponentAttack,
    opponentDraw,
    opponentPhase,
    opponentPlayCard,
    opponentTurn,
    playCard,
    playPhase,
    round,
    setUp,
    strengthCheck,
    strike,
    trigger,
    turn,
    verdict,
  },
};
