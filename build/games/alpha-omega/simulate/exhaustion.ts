import {
  alphaOmega,
  merge,
  NOTHING,
  targetsFor,
  universe,
  type Aspect,
  type Catalogue,
  type Stock,
  type Tally,
} from '../../../../engine/alpha-omega/index.ts';
import { fail, ok, type Result } from '../../../../engine/index.ts';
import type { Covered, CoverTask } from '../../../simulate/cover.ts';
import { exhaustionOf } from '../../../simulate/exhaustion.ts';
import type { Work } from '../../../simulate/pool.ts';
import type { Exhaustion } from '../../../simulate/types.ts';
import type { Job } from './cover-worker.ts';
import { deckOf } from './decks.ts';
import { callingsOf, type Cards } from './game.ts';
import { coverOnly } from './only.ts';
import type { Options } from './options.ts';

const COVER: Work<Job, CoverTask, Covered<Tally, Aspect>> = {
  file: new URL('cover-worker.ts', import.meta.url),
  name: 'cover',
};

/** What a thing to be met is called for people. */
const ASPECT_NAMES = {
  cards: 'cards that entered play',
  abilities: 'printed abilities',
  callingsDrawn: 'Callings drawn',
  callingsAchieved: 'Callings achieved',
  objectives: 'Objectives',
  ops: 'ops of the card language',
  abilityKinds: 'kinds of ability',
  modifiers: 'modifiers in force',
  variants: 'variants',
  combinations: 'variants together',
  players: 'numbers of Good players',
  settings: 'ways to play',
  questions: 'questions asked',
  endings: 'ways to end',
  frames: 'frames of the rules',
} as const satisfies Record<Aspect, string>;

/** The exhaustive run that the options mean, or why there is none. */
export function exhaustionWith(options: Options, cards: Cards): Result<Exhaustion, string> {
  const stock = stockFor(options, cards);
  if (!stock.ok) return stock;
  const { content, packs, issues } = cards;
  const job = (seed: string): Job => ({ stock: stock.value, seed });
  const exhaustion = exhaustionOf({
    ...{ work: COVER, job, nothing: NOTHING, merge, names: ASPECT_NAMES, universe: universe(content) },
    targetsFor: (missing) => targetsFor(missing, content),
    others: 'the others have small decks stacked for a card with something not met yet.',
    settings: {
      rules: alphaOmega.version,
      packs: packs.map(({ id, version, hash }) => ({ id, version, hash })),
    },
    isWhole: issues.length === 0,
    word: (aspect, word) => wordFor(aspect, word, content),
    refusal: (focus) => (content.has(focus) ? null : `--focus is "${focus}", and must be the id of a card.`),
    only: (seed, game, focus) => coverOnly(job(seed), game, focus),
  });
  return ok(exhaustion);
}

/** The cards that the plan deals from. */
function stockFor(options: Options, { packs, content }: Cards): Result<Stock, string> {
  const good = deckOf('good', options.good, packs, content);
  if (!good.ok) return good;
  const opponent = deckOf('opponent', options.opponent, packs, content);
  if (!opponent.ok) return opponent;
  const objectives = packs.flatMap((pack) => pack.objectives);
  if (objectives.length === 0) return fail('No pack has an Objective.');
  return ok({ content, good: good.value, opponent: opponent.value, callings: callingsOf(packs), objectives });
}

/** Cards by their names; of several abilities on a card, which one it is. */
function wordFor(aspect: Aspect, word: string, content: Catalogue): string {
  const [id = word, index] = word.split('#');
  const def = content.get(id);
  if (!def) return word;
  const isOneOfMany = aspect === 'abilities' && def.abilities.length > 1;
  return isOneOfMany ? `${def.name} (ability ${Number(index) + 1})` : def.name;
}
