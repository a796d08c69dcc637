import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../../kernel/types.ts';
import type { AlphaOmegaEvent } from '../../events.ts';
import { forecast } from '../../forecast/forecast.ts';
import type { AlphaOmega, FrameHandler } from '../../game.ts';
import { alphaOmega } from '../../ruleset.ts';
import type { CardId, InPlay, Table } from '../../types.ts';
import { actsOnce, attacksOnce, playedOnce } from './acting.ts';
import { alive } from './alive.ts';
import { amounts } from './amounts.ts';
import { bearers } from './bearers.ts';
import { durations } from './durations.ts';
import { fallen } from './fallen.ts';
import type { Law } from './law.ts';
import { LAWS } from './laws.ts';
import { omensBy } from './omens.ts';
import { ownCards } from './owners.ts';
import { setUpFirst, setUpWords } from './set-up.ts';
import { tryLaws } from './try-laws.ts';
import { firstComeFirst, nothingWaits } from './waiting.ts';

type Frames = Partial<Ruleset<AlphaOmega>['frames']>;
type Evolve = (table: Table, event: AlphaOmegaEvent) => Table;

const withFrames = (frames: Frames): Ruleset<AlphaOmega> => ({
  ...alphaOmega,
  frames: { ...alphaOmega.frames, ...frames },
});

/** The rules with something else becoming of an event. */
const withEvolve = (change: (plain: Evolve) => Evolve): Ruleset<AlphaOmega> => ({
  ...alphaOmega,
  evolve: (table, event, content) =>
    change((before, same) => alphaOmega.evolve(before, same, content))(table, event),
});

const patch = (table: Table, id: CardId, change: Partial<InPlay>): Table => ({
  ...table,
  inPlay: table.inPlay.map((card) => (card.id === id ? { ...card, ...change } : card)),
});

/** The rules with a fault in them for each law, which it has to see. */
const PLANTED: readonly (readonly [Law, Ruleset<AlphaOmega>])[] = [
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
  [alive, withFrames({ defeat: () => ({ go: 'done' }) })],
  [fallen, withFrames({ defeat: () => ({ go: 'done' }) })],
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

/** Set-up that brings nothing. */
function beginOnly(...[game]: Parameters<FrameHandler<'objectiveSetUp'>>): { readonly go: 'done' } {
  game.emit({ type: 'objectiveBegan', objective: game.table.objective });
  return { go: 'done' };
}

/** A fault is met within so many games. */
const GAMES = 200;

describe('a law sees the fault it is there for', () => {
  test.each(PLANTED.map(([law, ruleset]) => [law.name, law, ruleset] as const))('%s', (_, law, ruleset) => {
    let breaches = 0;
    for (let game = 0; game < GAMES && breaches === 0; game += 1)
      breaches = tryLaws({ seed: 'planted', game, laws: [law], ruleset }).breaches.length;
    expect(breaches).toBe(1);
  });

  test('and every law has one', () => {
    const planted = PLANTED.map(([{ name }]) => name);
    expect(LAWS.map(({ name }) => name).filter((name) => !planted.includes(name))).toEqual([]);
  });
});
