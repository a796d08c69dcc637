import { invariant } from '../../kernel/invariant.ts';
import type { Upgrade } from '../../kernel/upgrade.ts';
import { isJson } from './state-json.ts';

/** To rules 6: a table says which assists help in the game, and what "a third at most" has counted. Older games have none. */
export const assisted: Upgrade = {
  number: 60,
  up: (state) => {
    const { table } = state;
    invariant(isJson(table), 'a state needs a table');
    return { ...state, table: { assists: [], taken: {}, spared: [], ...table } };
  },
};
