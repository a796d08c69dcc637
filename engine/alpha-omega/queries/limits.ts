import type { ActivatedAbility, InterruptAbility, Limit, TriggeredAbility } from '../definitions.ts';
import type { Table } from '../types.ts';
import type { Carried } from './roster.ts';

/** An ability that may be limited: any but a constant one. */
type Limited = Carried<ActivatedAbility | InterruptAbility | TriggeredAbility>;

/** The name under which uses of an ability are counted; a lasting effect counts for each card it is on. */
export function limitKey({ source: { self, lasting }, ability, index }: Limited): string {
  const own = `${String(self)}#${String(index)}`;
  return ability.limit?.shared ?? (lasting ? `${own}@${String(lasting.host)}:${lasting.name}` : own);
}

/** May an ability with this limit be used once more now? */
export function isAvailable(table: Table, limit: Limit | undefined, key: string): boolean {
  return limit === undefined || (table.uses[limit.per][key] ?? 0) < (limit.times ?? 1);
}
