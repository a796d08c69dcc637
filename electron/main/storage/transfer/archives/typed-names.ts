import { z } from 'zod';
import { hashOf, type SavedState } from '../../../../../engine/index.ts';
import { hashText } from '../../../../../engine/kernel/hash.ts';
import { isSeen, seenPage } from '../../../../../engine/toolbox/typed-text.ts';
import { name, nameAsKept } from '../../../../shared/name-schema.ts';
import { keptOccupant, keptSeating, seating } from '../../../../shared/table/seating-schema.ts';
import { refuseIt } from './refused.ts';
import type { SavedGame } from './save-file.ts';

/** The names around a table, in a set-up, in a state and in a view of it. */
function aroundWith(shown: z.ZodType<string>) {
  const people = z.array(z.looseObject({ name: shown }));
  return z.looseObject({ seats: people.exactOptional(), opponents: people.exactOptional() });
}

const asTyped = aroundWith(name);
const asKept = aroundWith(nameAsKept());

/**
 * The game with the names of its players as they are taken wherever people type them. Programs from before that was asked kept
 * other ones: they become what would be taken, wherever the game has them, so that it still is the game that was played.
 * Throws `Refused` where a name is none.
 */
export function withTypedNames(game: SavedGame): SavedGame {
  const read = asTyped.safeParse(game.setup);
  if (!read.success) refuseNames('shape', 'setup', read.error);
  if (game.seating === null) return named(game, asTyped);
  const players = seating.safeParse(game.seating);
  if (!players.success) refuseNames('content', 'seating', players.error);
  return named({ ...game, seating: players.data }, asTyped);
}

function refuseNames(code: 'shape' | 'content', where: string, { issues: [issue] }: z.ZodError): never {
  refuseIt(code, issue?.message ?? '', 'game.json', [where, ...(issue?.path ?? [])].join('.'));
}

/**
 * The game as a file of it is written: with names and notes that are taken where it comes in again, whatever program kept
 * them. It is the same game, as no rule asks what somebody is called.
 */
export function withKeptNames(game: SavedGame): SavedGame {
  const { name: called, records, notes } = game;
  return named(
    {
      ...game,
      name: called === null ? null : nameAsKept().parse(called),
      seating: keptSeating.safeParse(game.seating).data ?? game.seating,
      records: records.map((record) =>
        record.kind === 'seating'
          ? { ...record, player: keptOccupant.safeParse(record.player).data ?? record.player }
          : record,
      ),
      notes: notes.filter(({ text }) => isSeen(seenPage(text))),
    },
    asKept,
  );
}

/** The game with the names that a shape makes of those around its table, wherever it has them. */
function named(game: SavedGame, around: ReturnType<typeof aroundWith>): SavedGame {
  const setup = around.safeParse(game.setup).data ?? game.setup;
  if (hashOf(setup) === hashOf(game.setup)) return game;
  const state = z.looseObject({ table: around });
  // A state that has no such names is left as it is: whoever plays on from it looks at it.
  const inState = (saved: SavedState): SavedState => {
    const read = state.safeParse(JSON.parse(saved.text));
    if (!read.success) return saved;
    const text = JSON.stringify(read.data);
    return { text, hash: hashText(text) };
  };
  return {
    ...{ ...game, setup },
    snapshot: game.snapshot === null ? null : inState(game.snapshot),
    upgrades: game.upgrades.map((upgrade) => ({ ...upgrade, before: inState(upgrade.before) })),
    views: game.views.map((each) => ({ ...each, view: around.safeParse(each.view).data ?? each.view })),
  };
}
