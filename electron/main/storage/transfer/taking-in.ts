import { randomUUID } from 'node:crypto';
import { loadGame } from '../../../../db/games/games.ts';
import type { OwnedDb } from '../../../../db/file/handles.ts';
import { kindOf } from '../../../../db/games/saves.ts';
import { keepWholeGame, playOnWith } from '../../../../db/games/saved-games.ts';
import type { TakenIn } from '../../../shared/storage/files.ts';
import type { TakeInRequest } from '../../../shared/storage/contract.ts';
import type { Reply } from '../../../shared/reply.ts';
import { refuse } from '../../ipc/trouble.ts';
import { hostOf } from '../../games/index.ts';
import { incomingIn, isOwn, likenessHere, withGames } from './incoming-work.ts';
import { installPack } from '../packs/installed-packs.ts';
import type { IncomingFile } from './archives/incoming.ts';
import type { SavedGame } from './archives/save-file.ts';
import type { TaskOf } from '../tasks/tasks.ts';

/** Takes what is in a file that was looked through: all of it, or nothing. On a thread of its own. */
export function takenIn({ kept, how, games, ownPacks, at }: TaskOf<'takeIn'>): Reply<TakenIn> {
  const file = incomingIn(kept);
  switch (file.kind) {
    case 'save':
      return withGames(games, (db) => takeSave(db, file.game, { how, at }));
    case 'pack':
      return takePack(ownPacks, file);
    case 'deck':
      return withGames(games, (db) => {
        const decks = hostOf(file.ruleset)?.deckFiles?.take({ db, at, newId: randomUUID }, file.decks);
        return { ok: true, value: { game: null, pack: null, decks: decks ?? [] } };
      });
    default:
      return file satisfies never;
  }
}

interface Taking {
  readonly how: TakeInRequest['how'];
  readonly at: string;
}

function takeSave(db: OwnedDb, game: SavedGame, { how, at }: Taking): Reply<TakenIn> {
  const likeness = likenessHere(db, game);
  const taken = (id: string): { readonly ok: true; readonly value: TakenIn } => ({
    ok: true,
    value: { game: id, pack: null, decks: [] },
  });
  if (how === 'add') {
    if (likeness !== 'new') return refuse('rejected', 'gameIsHere');
    keepWholeGame(db, game, null, isOwn(db, game) ? null : { at, from: game.profile });
    return taken(game.id);
  }
  if (how === 'copy') {
    const id = randomUUID();
    keepWholeGame(db, { ...game, id }, game.id);
    return taken(id);
  }
  if (likeness !== 'ahead') return refuse('rejected', 'notAhead');
  if (kindOf(db, game.id) === 'slot') return refuse('rejected', 'staysAsItIs');
  playOnWith(db, game, loadGame(db, game.id)?.records.length ?? 0);
  return taken(game.id);
}

function takePack(
  ownPacks: string,
  { pack, files }: Extract<IncomingFile, { readonly kind: 'pack' }>,
): Reply<TakenIn> {
  installPack({ ownPacks }, pack.id, files);
  return { ok: true, value: { game: null, pack: pack.id, decks: [] } };
}
