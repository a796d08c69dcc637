import type { Component } from 'svelte';
import { settings } from './settings.svelte.ts';
import { allTexts } from './text/language/texts.ts';
import { Part } from './ui/part.svelte.ts';

/** A part that is read with all that it may have to say. */
export const partOf = <C extends Component<never>>(load: () => Promise<{ readonly default: C }>): Part<C> =>
  new Part(async () => {
    const [part] = await Promise.all([load(), allTexts(settings.language)]);
    return part;
  });
