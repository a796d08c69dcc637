import { invariant } from '../../../kernel/invariant.ts';
import { createMachine } from '../../../kernel/machine.ts';
import { shuffle, startStream } from '../../../kernel/rng.ts';
import type { BotName } from '../bots/bots.ts';
import type { Catalogue } from '../../definitions.ts';
import type { AlphaOmega } from '../../game.ts';
import { alphaOmega } from '../../ruleset.ts';
import type { DefId } from '../../selects.ts';
import { playGame } from '../simulation/play.ts';
import { tell } from '../../tell.ts';
import type { Offer, OfferId, Pilgrim, PilgrimSetup, PilgrimStep } from './pilgrim.ts';
import { nextGame, pilgrimOf, type PilgrimGame } from './pilgrimage.ts';
import { NOBODY, soulsAfter } from './whereabouts.ts';

/** What somebody takes who always thinks alike: of what is wanted the first that is offered. */
export type Inclination = (pilgrim: Pilgrim) => readonly OfferId[];

/** Pilgrims who want one thing before all others, and two who take what is needed first. */
export const INCLINATIONS = {
  earns: () => ['earn', 'burden', 'heal', 'rest'],
  heals: () => ['heal', 'rest', 'earn', 'burden'],
  rests: () => ['rest', 'heal', 'earn', 'burden'],
  bears: () => ['burden', 'earn', 'heal', 'rest'],
  weighs: (pilgrim) => [...needed(pilgrim), 'earn', 'heal', 'rest', 'burden'],
  dares: (pilgrim) => [...needed(pilgrim), 'burden', 'earn', 'heal', 'rest'],
} as const satisfies Readonly<Record<string, Inclination>>;
export type InclinationName = keyof typeof INCLINATIONS;

const FEW_LAMPS = 2;
const MANY_AWAY = 4;

/** What cannot wait: light before the last lamps go out, and help where many are away. */
function needed({ lamps, away }: Pilgrim): readonly OfferId[] {
  return [
    ...(lamps <= FEW_LAMPS ? (['rest'] as const) : []),
    ...(away.length >= MANY_AWAY ? (['heal'] as const) : []),
  ];
}

export interface Trial {
  readonly content: Catalogue;
  readonly setup: PilgrimSetup;
  readonly bot: BotName;
  readonly inclination: InclinationName;
}

/** A whole Pilgrimage by a bot: the pilgrim at its end, and what was offered and taken on the way. */
export interface Tried {
  readonly pilgrim: Pilgrim;
  readonly steps: readonly PilgrimStep[];
}

/**
 * Walks a Pilgrimage to its end without anybody: a bot plays its games, and an inclination chooses. Which of the offered
 * cards are taken is chance's choice: it is the offers that are weighed, not the cards.
 */
export function tryPilgrimage({ content, setup, bot, inclination }: Trial): Tried {
  const steps: PilgrimStep[] = [];
  const wanted = INCLINATIONS[inclination];
  for (;;) {
    const pilgrim = pilgrimOf(setup, steps);
    if (pilgrim.phase === 'choosing') {
      const offer = wanted(pilgrim).flatMap((id) => pilgrim.offers.find((each) => each.id === id) ?? [])[0];
      invariant(offer, 'nothing of what is offered is wanted', pilgrim.offers);
      steps.push({ kind: 'chose', offer: offer.id, cards: takenOf(offer, setup, pilgrim) });
      continue;
    }
    const game = nextGame(setup, pilgrim);
    if (game === null) return { pilgrim, steps };
    steps.push({ ...ended(game, content, bot), station: pilgrim.station });
  }
}

function takenOf(offer: Offer, { seed }: PilgrimSetup, { station }: Pilgrim): readonly DefId[] {
  if (!('take' in offer)) return [];
  const [cards] = shuffle(startStream(seed, `taken:${String(station)}`), offer.cards);
  return cards.slice(0, offer.take);
}

/** Plays a game of the way, and tells what came of it as a Pilgrimage keeps it. */
function ended(game: PilgrimGame, content: Catalogue, bot: BotName) {
  const { seed, deck, ...setup } = game;
  let souls = NOBODY;
  const isPerson = (def: DefId): boolean => content.get(def)?.type === 'person';
  const record = playGame({
    machine: createMachine<AlphaOmega>(alphaOmega, content),
    setup: { ...setup, seats: [{ name: 'pilgrim', deck }] },
    seed,
    bots: [bot],
    each: ({ events, state: { table } }) => {
      for (const told of tell(events, table, [0])) souls = soulsAfter(souls, told, isPerson);
    },
  });
  invariant(record.kind === 'finished', 'a game broke', record);
  const fallen = [...souls.values()]
    .filter(({ where, cameOver }) => where !== 'inPlay' && !cameOver)
    .map(({ def }) => def);
  const { winner, rounds, scores } = record;
  return { kind: 'ended', winner, rounds, points: scores[0] ?? 0, fallen, rewound: false } as const;
}
