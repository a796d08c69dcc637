import type { AnyTable } from '../any-table.ts';

/** Gives the answers that nobody need be asked for; call it once, where effects may run. The log says that it was so. */
export function keepNeedless(table: AnyTable): void {
  /** The table still stands as before, for a moment after the reply has come. */
  let isGiving = $state(false);
  $effect(() => {
    const { session, couch, isTelling, isBack } = table;
    if (!couch.isPassedOver || isGiving || isTelling || isBack || session.busy || session.trouble !== null)
      return;
    isGiving = true;
    void session.answer(session.needless ?? []).finally(() => (isGiving = false));
  });
}
