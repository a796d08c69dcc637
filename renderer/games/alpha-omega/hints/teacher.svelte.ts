import { onDestroy, tick, untrack } from 'svelte';
import { settings } from '../../../settings.svelte.ts';
import type { TableState } from '../table-state.svelte.ts';
import { hintsFor, isLearnt, known, seen, type Hint } from './hints.ts';

/** How somebody is taught at a table. */
interface Teaching {
  /** After how many questions at which it stood is a thing known? */
  readonly times: 1 | 2;
  /** Is it shown while the table still tells what happened? */
  readonly isEarly: boolean;
}

/** One thing at a time that is met for the first time, until it is known. */
export interface Teacher {
  readonly hint: Hint | null;
  /** Somebody knows it now. */
  readonly dismiss: (hint: Hint) => void;
}

/** Teaches at a table. To be called while a component is set up, for as long as that is there. */
export function teacherAt(table: TableState, { times, isEarly }: Teaching): Teacher {
  const now = $derived(
    hintsFor({ view: table.view, fresh: table.session.fresh, book: table.book }).find(
      (hint) => !isLearnt(hint, settings.chosen.learnt),
    ) ?? null,
  );
  const isShown = $derived(settings.now.hints && (isEarly || !table.motion.isMoving));
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
