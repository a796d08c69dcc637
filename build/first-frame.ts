import type { HtmlTagDescriptor, IndexHtmlTransformContext, Plugin } from 'vite';
import { roseWindow } from '../renderer/ui/rose.ts';
import { inRoot } from './tools.ts';

const PLACE = '<!-- first frame -->';

/** What runs before the first frame, and what is read while that is painted. */
const FIRST = 'renderer/main.ts';
const NEXT = 'renderer/first-page.ts';

/** By which the first file reads the next one; the bundler adds it. */
const HELPER = 'vite/preload-helper';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

const drawn = (): string =>
  roseWindow()
    .map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`)
    .join('');

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** A module and all that it imports in order to run, by id. */
function closureOf(id: string, modules: Modules, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) closureOf(next, modules, found);
  return found;
}

type Naming = (id: string, modules: Modules) => string | null;

/** Puts what a file needs in order to run into one file of the build, since each is asked for by itself. */
function together(name: string, file: string, also?: string): Naming {
  let found: ReadonlySet<string> | null = null;
  return (id, modules) => {
    found ??= closureOf(inRoot(file), modules);
    return found.has(id) || (also !== undefined && id.includes(also)) ? name : null;
  };
}

/** The first files of the build: what asks the first questions, whatever else the first page needs, and what it says. */
export const firstFiles = (): { name: Naming; priority: number; debugName: string }[] => [
  { name: together('main', FIRST, HELPER), priority: 2, debugName: FIRST },
  { name: together('first-page', NEXT), priority: 1, debugName: NEXT },
  ...['en', 'es'].map((language) => {
    const file = `renderer/text/language/${language}/first.ts`;
    return { name: together(`first-${language}`, file), priority: 1, debugName: file };
  }),
];

function links(bundle: Bundle): HtmlTagDescriptor[] {
  const next = Object.values(bundle).filter((each) => each.type === 'chunk' && each.name === 'first-page');
  if (next.length === 0) throw new Error('the first page is no file of its own');
  return next.map(({ fileName }) => ({
    tag: 'link',
    attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}` },
    injectTo: 'head',
  }));
}

/**
 * Puts into the document what the first page stands on, so that it is seen while the page is still being read, and names
 * the scripts of that page.
 */
export const firstFrame = (): Plugin => ({
  name: 'first-frame',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
      const rose = `<svg class="rose-window" viewBox="-100 -100 200 200">${drawn()}</svg>`;
      return {
        html: html.replace(PLACE, `<div class="rose-behind" aria-hidden="true">${rose}</div>`),
        tags: bundle === undefined ? [] : links(bundle),
      };
    },
  },
});
