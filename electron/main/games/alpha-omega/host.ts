import { loadPackFolders } from '../../../../cards/load.ts';
import { listCards } from '../../../../db/games/packs.ts';
import type { AlphaOmega, CardDef, ToldEvent } from '../../../../engine/alpha-omega/index.ts';
import type { AlphaOmegaWire } from '../../../shared/games/alpha-omega/wire.ts';
import type { GameHost } from '../host.ts';
import { counselled, explained, reasoned, reckoned } from './asking.ts';
import { deckFiles } from './decks/deck-files.ts';
import { foreseen, predicted } from './foreseeing.ts';
import { thumbnailOf } from './thumbnail.ts';
import { alphaOmegaAdapter } from './adapter.ts';
import { keptPivotal } from './turning-points/kept.ts';

/** Alpha/Omega as the main process keeps it. */
export const alphaOmegaHost: GameHost<AlphaOmega, ToldEvent, CardDef, AlphaOmegaWire> = {
  ...alphaOmegaAdapter,
  thumbnail: thumbnailOf,
  // The name of the card alone, without that of its pack.
  title: ({ objective }) => objective.replace(/^.*:/, ''),
  searchWords: (db) => {
    const names = new Map(listCards(db).map(({ id, name }) => [id, name]));
    return ({ objective, opponents, variants }) => [
      names.get(objective) ?? objective,
      ...opponents,
      ...variants,
    ];
  },
  asks: {
    counsel: counselled,
    reasonGiven: reasoned,
    forecast: foreseen,
    predict: predicted,
    explain: explained,
    odds: reckoned,
  },
  keptPivotal,
  packFiles: { read: (folders) => loadPackFolders(folders) },
  deckFiles,
};
