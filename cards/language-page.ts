import type { CardDef } from '../engine/alpha-omega/definitions.ts';
import { OP_WORDS } from './text/ops/index.ts';

const TABLE = '| word | what happens | example |\n| --- | --- | --- |\n';
const END = '<!-- end of the ops -->';

/** LANGUAGE.md with a row for each op: what `definitions.ts` says of it, and a card that uses it. */
export function languagePage(page: string, definitions: string, cards: readonly CardDef[]): string {
  const [before = '', after = ''] = page.split(TABLE);
  const said = saidOf(definitions);
  const rows = OP_WORDS.map((op) => `| \`${op}\` | ${said.get(op) ?? ''} | ${exampleOf(op, cards)} |\n`);
  return `${before}${TABLE}${rows.join('')}${after.slice(after.indexOf(END))}`;
}

/** What stands before each member of the union of ops. */
function saidOf(definitions: string): ReadonlyMap<string, string> {
  const union = definitions.slice(definitions.indexOf('export type Op ='));
  const members = union.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\s*\| \{\s*readonly op: '(\w+)'/g);
  return new Map(
    [...members].map(([, said = '', op = '']) => [op, said.replaceAll(/\s+(\* )?/g, ' ').trim()]),
  );
}

/** The card with the fewest words beside the op. */
function exampleOf(op: string, cards: readonly CardDef[]): string {
  const words = ({ abilities }: CardDef): string => JSON.stringify(abilities);
  const [first] = cards
    .filter((card) => words(card).includes(`"op":"${op}"`))
    .toSorted((one, other) => words(one).length - words(other).length || (one.id < other.id ? -1 : 1));
  if (first === undefined) return 'no card yet';
  const folder = 'side' in first ? first.side : `${first.type}s`;
  return `${folder}/${first.id.replace(/^.*:/, '')}`;
}
