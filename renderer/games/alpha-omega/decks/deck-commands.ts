import type { Host } from '../host.ts';
import { input } from '../../../input/input.svelte.ts';
import { pages, type Page } from '../../../pages.svelte.ts';
import { keepWritten } from '../../../ui/as-written.svelte.ts';
import type { DeckEditing } from './editing.svelte.ts';

/** Pages between which a deck that is being built is carried to and fro. */
const AT_WORK: ReadonlySet<Page['name']> = new Set(['deck', 'library', 'codex']);

/** Whoever leaves such pages has made a version of what was changed: it need not be asked for. */
export function leaveDeck(editing: DeckEditing | null): void {
  // A page that goes sees everything as it was before: which one comes is known a moment later.
  queueMicrotask(() => {
    if (!AT_WORK.has(pages.shown.name)) void editing?.settle();
  });
}

/** Somebody writes, and what is written has an undo of its own. */
function isWriting(): boolean {
  const { activeElement: at } = document;
  if (at instanceof HTMLTextAreaElement) return true;
  return at instanceof HTMLInputElement && (at.type !== 'search' || at.value !== '');
}

/**
 * The commands of a deck that is being built: undo, redo, and a version.
 * @returns a function that ends it
 */
export function offerDeckCommands(editing: () => DeckEditing | null): () => void {
  const isThere = (): boolean => editing() !== null && !isWriting();
  return input.offer({
    undo: { enabled: isThere, run: () => editing()?.undo() ?? false },
    redo: { enabled: isThere, run: () => editing()?.redo() ?? false },
    save: {
      enabled: () => editing() !== null,
      run: () => {
        // A version made by key takes along what is being written.
        keepWritten();
        void editing()?.save();
      },
    },
  });
}

/** To the table with a deck as it is now: what has no version yet gets one, for a game is begun with a version. */
export async function playDeck(host: Pick<Host, 'playWith'>, editing: DeckEditing): Promise<void> {
  await editing.settle();
  if (editing.trouble === null) await host.playWith({ deck: editing.deck.id }, editing.deck.side);
}
