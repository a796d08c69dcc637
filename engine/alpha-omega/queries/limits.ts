import type { Limit } from '../definitions.ts';
import type { CardId, Table } from '../types.ts';

/** The name under which uses of an ability are counted. */
export function limitKey(limit: Limit | undefined, self: CardId, ability: number): string {
  return limit?.shared ?? `${String(self)}#${String(ability)}`;
}

/** May an ability with this limit be used once more now? */
export function isAvailable(table: Table, limit: Limit | undefined, key: string): boolean {
  return limit === undefined || (table.uses[limit.per][key] ?? 0) < (limit.times ?? 1);
}
