import { onDestroy, tick, untrack } from 'svelte';
import { settings } from '../../../settings.svelte.ts';
import type { TableState } from '../table-state.svelte.ts';
import { hintsFor, isLearnt, known, seen, type Hint } from './hints.ts';

/** One thing at a time that is met for the first time, until it is known. */
export interface Teacher {
  readonly hint: Hint | null;
  /** Somebody knows it now. */
  readonly dismiss: (hint: Hint) => void;
}

/**
 * Teaches at a table, once it has told what happened. To be called while a component is set up, for as long as that is there.
 * @param times after how many questions at which it stood is a thing known?
 */
export function teacherAt(table: TableState, times: 1 | 2): Teacher {
  const now = $derived(
    hintsFor({ view: table.view, fresh: table.session.fresh, book: table.book }).find(
      (hint) => !isLearnt(hint, settings.chosen.learnt),
    ) ?? null,
  );
  const isShown = $derived(settings.now.hints && !table.isTelling);
  const hint = $derived(isShown ? now : null);
  const decision = $derived(table.view.pending?.id ?? null);
  let stood: { readonly decision: number; readonly hint: Hint } | null = null;

  const learn = (learnt: readonly string[]): void => void settings.change({ learnt });

  /** It was seen when the question is gone at which it stood. */
  function pass(): void {
    const was = stood;
    stood = null;
    const { learnt } = settings.chosen;
    if (was !== null && !isLearnt(was.hint, learnt))
      learn(times === 1 ? known(was.hint, learnt) : seen(was.hint, learnt));
  }

  $effect(() => {
    if (stood !== null && stood.decision !== decision) untrack(pass);
    if (decision !== null && hint !== null) stood = { decision, hint };
  });
  // The last answer of a game takes the table's lessons away with it. While they go, what is read is as it was before.
  onDestroy(() => {
    void tick().then(() => {
      if (stood !== null && stood.decision !== table.session.view.pending?.id) pass();
    });
  });

  return {
    get hint() {
      return hint;
    },
    dismiss: (what) => learn(known(what, settings.chosen.learnt)),
  };
}
