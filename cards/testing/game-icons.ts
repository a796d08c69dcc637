import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The names of all icons in the collection that faces are drawn with. */
export function gameIcons(): ReadonlySet<string> {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(path, 'utf8')) as { readonly icons: object };
  return new Set(Object.keys(icons));
}
