import { z } from 'zod';
import { hashOf, type SavedState } from '../../../../engine/index.ts';
import { hashText } from '../../../../engine/kernel/hash.ts';
import { name } from '../../../shared/name-schema.ts';
import { seating } from '../../../shared/table/seating-schema.ts';
import { refuseIt } from './refused.ts';
import type { SavedGame } from './save-file.ts';

/** Who sits around a table, in a set-up, in a state and in a view of it. */
const people = z.array(z.looseObject({ name }));
const around = z.looseObject({ seats: people.exactOptional(), opponents: people.exactOptional() });
const state = z.looseObject({ table: around });

/**
 * The game with the names of its players as they are taken wherever people type them. Programs from before that was asked kept
 * other ones: they become what would be taken, wherever the game has them, so that it still is the game that was played.
 * Throws `Refused` where a name is none.
 */
export function withTypedNames(game: SavedGame): SavedGame {
  const { success, data, error } = around.safeParse(game.setup);
  if (!success) {
    const [issue] = error.issues;
    return refuseIt('shape', issue?.message ?? '', 'game.json', ['setup', ...(issue?.path ?? [])].join('.'));
  }
  // Whoever reads the game looks whether it is a seating at all.
  const players = { seating: seating.safeParse(game.seating).data ?? game.seating };
  if (hashOf(data) === hashOf(game.setup)) return { ...game, ...players };
  return {
    ...{ ...game, ...players },
    setup: data,
    snapshot: game.snapshot === null ? null : typedState(game.snapshot),
    upgrades: game.upgrades.map((upgrade) => ({ ...upgrade, before: typedState(upgrade.before) })),
    views: game.views.map((each) => ({ ...each, view: around.safeParse(each.view).data ?? each.view })),
  };
}

/** A state that has no such names is left as it is: whoever plays on from it looks at it. */
function typedState(saved: SavedState): SavedState {
  const read = state.safeParse(JSON.parse(saved.text));
  if (!read.success) return saved;
  const text = JSON.stringify(read.data);
  return { text, hash: hashText(text) };
}
