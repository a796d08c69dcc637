import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardDef, Catalogue } from '../definitions.ts';
import type { DefId } from '../selects.ts';
import type { Stock } from '../beyond/simulation/plan.ts';
import type { Setup } from '../types.ts';

const PACK = join(import.meta.dirname, '../../../cards/packs/alpha-omega-starter');

/** The real Starter pack, read without its schemas: the engine's tests need its cards, not its loader. */
export const starter: Catalogue = new Map(readPack().map((card) => [card.id, card]));

/** `michael` → `starter:michael`. */
export const full = (name: string): DefId => (name.includes(':') ? name : `starter:${name}`);

/** `starter:michael` → `michael`. */
export const short = (def: DefId): string => def.replace(/^.*:/, '');

const manifest = JSON.parse(readFileSync(join(PACK, 'pack.json'), 'utf8')) as {
  readonly decks: { readonly [D in 'good' | 'opponent' | 'callings']: readonly Entry[] };
  readonly objectives: readonly DefId[];
};

interface Entry {
  readonly card: DefId;
  readonly copies: number;
}

const dealt = (entries: readonly Entry[]): readonly DefId[] =>
  entries.flatMap(({ card, copies }) => Array.from({ length: copies }, () => card));

/** The Starter pack's decks and Objectives. */
export const starterStock: Stock = {
  content: starter,
  good: dealt(manifest.decks.good),
  opponent: dealt(manifest.decks.opponent),
  callings: dealt(manifest.decks.callings),
  objectives: manifest.objectives,
};

const LISTED = listed();

/**
 * The cards that a deck of the pack holds or an Objective brings. What is made out of all cards that there are, as a deck by
 * wish is, is made of these: else it would be another one with each new card.
 */
export const starterListed: Catalogue = new Map([...starter].filter(([id]) => LISTED.has(id)));

function listed(): ReadonlySet<DefId> {
  const { good, opponent, callings, objectives } = starterStock;
  const brought = [...starter.values()].flatMap((card) =>
    card.type === 'objective' ? (card.brings ?? []) : [],
  );
  return new Set([...good, ...opponent, ...callings, ...objectives, ...brought]);
}

/** A game with the pack's own decks, every player with a whole Good deck. */
export function starterSetup(players: number): Setup {
  const { good, opponent, callings } = starterStock;
  return {
    objective: full('and-there-was-war-in-heaven'),
    seats: NAMES.slice(0, players).map((name) => ({ name, deck: good })),
    opponentDeck: opponent,
    callingDeck: callings,
  };
}

const NAMES = ['Mindy', 'Steve', 'Ruth', 'Amos', 'Lydia', 'Silas'];

function readPack(): readonly CardDef[] {
  return ['good', 'opponent', 'callings', 'objectives'].flatMap((folder) =>
    readdirSync(join(PACK, folder))
      .sort((a, b) => (a < b ? -1 : 1))
      .map((file) => JSON.parse(readFileSync(join(PACK, folder, file), 'utf8')) as CardDef),
  );
}
