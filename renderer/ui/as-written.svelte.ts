import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** A text that somebody writes: how it is kept now, and how to keep another. */
export interface Written {
  readonly value: string;
  /** Gives false where it could not be kept, so that it is tried again. */
  readonly keep: (text: string) => unknown;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** So long nobody writes before it is kept, in milliseconds. */
const PAUSE = 500;

/** How to keep what is being written in each field that is shown. */
const keepers = new Set<() => void>();

/** Keeps at once what somebody is writing, as before a version is made. */
export function keepWritten(): void {
  for (const keep of keepers) keep();
}

/**
 * Keeps the text of a field as it is written: after a pause, when the field is left, when it goes, and when the window does.
 * While nobody writes in it, it shows what is kept.
 * @param asked is read anew whenever what it reads changes; what it gave last is what the field belongs to when it goes
 */
export function asWritten<Of extends Field>(asked: () => Written): Attachment<Of> {
  return (field) => {
    let now = untrack(asked);
    /** What the field held when it was last kept. */
    let kept = now.value;
    let timer: ReturnType<typeof setTimeout> | undefined;
    field.value = kept;

    const follow = (): void => {
      field.value = now.value;
      kept = now.value;
    };
    const keep = (): void => {
      clearTimeout(timer);
      const text = field.value;
      if (text === kept) return;
      const before = kept;
      kept = text;
      void Promise.resolve(untrack(() => now.keep(text))).then((done) => {
        if (done === false && kept === text) kept = before;
      });
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE);
    };
    const leave = (): void => {
      keep();
      now = untrack(asked);
      if (kept === field.value) follow();
    };

    $effect(() => {
      now = asked();
      if (field !== document.activeElement && field.value === kept) follow();
    });

    field.addEventListener('input', wait);
    field.addEventListener('blur', leave);
    window.addEventListener('beforeunload', keep);
    keepers.add(keep);
    return () => {
      keepers.delete(keep);
      window.removeEventListener('beforeunload', keep);
      field.removeEventListener('input', wait);
      field.removeEventListener('blur', leave);
      keep();
    };
  };
}
