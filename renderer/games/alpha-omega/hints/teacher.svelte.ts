import { onDestroy, tick, untrack } from 'svelte';
import type { LogEntry } from '../../../../electron/shared/games/alpha-omega/api.ts';
import { settings } from '../../../settings.svelte.ts';
import type { TableState } from '../table-state.svelte.ts';
import { doneIn } from './deeds.ts';
import { hintsFor, isLearnt, known, type Hint } from './hints.ts';

/** One thing at a time that is met for the first time, until it is known. */
export interface Teacher {
  readonly hint: Hint | null;
  /** Somebody knows it now. */
  readonly dismiss: (hint: Hint) => void;
}

/**
 * Teaches at a table, once it has told what happened; what stood there at a question is known. To be called while a component is
 * set up, for as long as that is there.
 */
export function teacherAt(table: TableState): Teacher {
  const doneNow = (log: readonly LogEntry[]): readonly Hint[] =>
    doneIn(log, (seat) => table.couch.isBot(seat));
  const done = $derived(doneNow(table.session.log));
  const now = $derived.by(() => {
    const { view, session, book, restingOmens } = table;
    const due = hintsFor({ view, fresh: session.fresh, book, seals: restingOmens.foretold.seals });
    return due.find((hint) => !isLearnt(hint, settings.chosen.learnt) && !done.includes(hint)) ?? null;
  });
  /** At the table of a game that has ended there is nothing to learn for its next question. */
  const isShown = $derived(settings.now.hints && !table.isTelling && table.view.outcome === null);
  const hint = $derived(isShown ? now : null);
  const decision = $derived(table.view.pending?.id ?? null);
  let last: { readonly decision: number; readonly hint: Hint | null } | null = null;

  const isTaught = (what: Hint): boolean => isLearnt(what, settings.chosen.learnt);
  const learn = (learnt: readonly string[]): void => void settings.change({ learnt });

  /** What stood there was seen when its question is gone; and what somebody did at it, they know. */
  function pass(): void {
    const hintThen = last?.hint ?? null;
    last = null;
    const { learnt } = settings.chosen;
    const isFresh = hintThen !== null && !isTaught(hintThen);
    const withSeen = isFresh ? known(hintThen, learnt) : learnt;
    const done = settings.now.hints ? doneNow(table.session.log.slice(-1)) : [];
    const all = done
      .filter((what) => !isTaught(what))
      .reduce<readonly string[]>((rest, what) => known(what, rest), withSeen);
    if (all !== learnt) learn(all);
  }

  $effect(() => {
    if (last !== null && last.decision !== decision) untrack(pass);
    if (decision !== null)
      last = { decision, hint: hint ?? (last?.decision === decision ? last.hint : null) };
  });
  $effect(() => {
    table.teaching.isNew = hint !== null && decision === null && hint !== last?.hint;
    return () => (table.teaching.isNew = false);
  });
  // The last answer of a game takes the table's lessons away with it. While they go, what is read is as it was before.
  onDestroy(() => {
    void tick().then(() => {
      if (last !== null && last.decision !== table.session.view.pending?.id) pass();
    });
  });

  return {
    get hint() {
      return hint;
    },
    dismiss: (what) => learn(known(what, settings.chosen.learnt)),
  };
}
