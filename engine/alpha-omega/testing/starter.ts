import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardDef, Catalogue, DefId } from '../definitions.ts';
import type { Setup } from '../types.ts';

const PACK = join(import.meta.dirname, '../../../cards/packs/alpha-omega-starter');

/** The real Starter pack, read without its schemas: the engine's tests need its cards, not its loader. */
export const starter: Catalogue = new Map(readPack().map((card) => [card.id, card]));

/** `michael` → `starter:michael`. */
export const full = (name: string): DefId => (name.includes(':') ? name : `starter:${name}`);

/** `starter:michael` → `michael`. */
export const short = (def: DefId): string => def.replace(/^.*:/, '');

/** A game with the whole pack, every player with a full Good deck. */
export function starterSetup(players: number): Setup {
  const good = deckOf((card) => 'side' in card && card.side === 'good');
  return {
    objective: full('and-there-was-war-in-heaven'),
    seats: NAMES.slice(0, players).map((name) => ({ name, deck: good })),
    opponentDeck: deckOf((card) => 'side' in card && card.side === 'opponent'),
    callingDeck: deckOf((card) => card.type === 'calling'),
  };
}

const NAMES = ['Mindy', 'Steve', 'Ruth', 'Amos', 'Lydia', 'Silas'];

function deckOf(wanted: (card: CardDef) => boolean): readonly DefId[] {
  return [...starter.values()]
    .filter(wanted)
    .flatMap((card) => Array.from({ length: card.copies }, () => card.id));
}

function readPack(): readonly CardDef[] {
  return ['good', 'opponent', 'callings', 'objectives'].flatMap((folder) =>
    readdirSync(join(PACK, folder))
      .sort((a, b) => (a < b ? -1 : 1))
      .map((file) => JSON.parse(readFileSync(join(PACK, folder, file), 'utf8')) as CardDef),
  );
}
