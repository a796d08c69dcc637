/** What Svelte notes on each element while a program is developed: where it stands, and the components around it. */
interface Around {
  readonly file?: string;
  readonly parent: Around | null;
}

interface Noted {
  readonly __svelte_meta: { readonly loc: { readonly file: string }; readonly parent: Around | null } | null;
}

function filesAround(around: Around | null): readonly string[] {
  if (around === null) return [];
  return [...(around.file === undefined ? [] : [around.file]), ...filesAround(around.parent)];
}

/** The component files that drew something of the page, from the root of the repository. */
export function drawnBy(page: Element): ReadonlySet<string> {
  const files = [...page.querySelectorAll<Element & Noted>('*')].flatMap(({ __svelte_meta: meta }) =>
    meta === null ? [] : [meta.loc.file, ...filesAround(meta.parent)],
  );
  return new Set(files);
}
