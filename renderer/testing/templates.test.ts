import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

const renderer = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('**/*.svelte', { cwd: renderer });

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly data?: unknown;
  readonly value?: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Names of the game, and of languages, which are the same in all languages. */
const ALIKE = ['Alpha', 'Omega'];

/** Something to read: a word that begins a sentence, or several of them. */
const isWords = (text: string): boolean =>
  !ALIKE.includes(text.trim()) && (/^\p{Lu}\p{Ll}/u.test(text.trim()) || /\p{L}{2} \p{L}{2}/u.test(text));

/** What has a language of its own is no text of ours. */
const hasLanguage = (node: Node): boolean =>
  'attributes' in node &&
  Array.isArray(node.attributes) &&
  node.attributes.some((one) => isNode(one) && one.name === 'lang');

/** Names of classes and the like are for the machine. */
const isForMachine = ({ type, name }: Node): boolean =>
  type === 'ClassDirective' ||
  (type === 'Attribute' && ['class', 'style', 'd', 'viewBox'].includes(name ?? ''));

function literals(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(literals);
  if (!isNode(value)) return [];
  if (hasLanguage(value) || isForMachine(value)) return [];
  if (value.type === 'Text' && typeof value.data === 'string') return [value.data];
  if (value.type === 'Literal' && typeof value.value === 'string') return [value.value];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'parent' ? [] : literals(inner)));
}

/** The texts that stand in a component itself instead of in a message. */
function wordsIn(source: string): readonly string[] {
  const { fragment } = parse(source, { modern: true });
  return literals(fragment)
    .filter(isWords)
    .map((text) => text.trim());
}

test.each(files)('%s has its texts from messages', (file) => {
  expect(wordsIn(readFileSync(`${renderer}/${file}`, 'utf8'))).toEqual([]);
});

test('a text in a component is found, whether it is shown or not', () => {
  const source = `
    <script lang="ts">let { at, on }: { at: number; on: boolean } = $props();</script>
    {#if on}<p title={t('home.delete')} class="one two">Go on</p>{/if}
    <Dialog title="Delete it?">{at > 3 ? 'Many' : t('home.keep')}</Dialog>
    <button aria-label="Round {at}" lang="en">Scripture stands as it is</button>
    <em aria-label="the round {at}"></em>`;
  expect(wordsIn(source)).toEqual(['Go on', 'Delete it?', 'Many', 'the round']);
});

/** What people, decks, journeys, games and cards are called by. */
const NAMES = /(name|nameOf|player|seat|seed|title)$/i;

/** The last word of what is put into a template: of `line.name` it is "name", of `nameOf(book, card)` "nameOf". */
function lastWord(value: unknown): string {
  const { type, name, property, callee, expression } = value as Record<string, unknown> & { type: string };
  if (type === 'Identifier') return String(name);
  if (type === 'MemberExpression') return lastWord(property);
  if (type === 'CallExpression') return lastWord(callee);
  return type === 'ChainExpression' ? lastWord(expression) : '';
}

const isText = ({ type, data }: Node): boolean =>
  type === 'ExpressionTag' || (type === 'Text' && typeof data === 'string' && data.trim() !== '');

/** Names that stand bare beside other text: in letters that run from right to left they would turn it round. */
function bareNames(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(bareNames);
  if (!isNode(value)) return [];
  const nodes =
    value.type === 'Fragment' ? (value as unknown as { readonly nodes: readonly Node[] }).nodes : [];
  const texts = nodes.filter(isText);
  const words = texts.flatMap((node) => ('expression' in node ? [lastWord(node.expression)] : []));
  const own = texts.length > 1 ? words.filter((word) => NAMES.test(word)) : [];
  const inner = Object.entries(value).flatMap(([key, each]) => (key === 'parent' ? [] : bareNames(each)));
  return [...own, ...inner];
}

test.each(files)('%s draws each name in an element of its own, or isolated', (file) => {
  const { fragment } = parse(readFileSync(`${renderer}/${file}`, 'utf8'), { modern: true });
  expect(bareNames(fragment)).toEqual([]);
});

test('a name that stands bare beside other text is found', () => {
  const { fragment } = parse(
    `<p>{index}. {one.name}</p>
    <li>{nameOf(book, card)}: {t('home.points', { points })}</li>
    <p>{t('home.seed')} <bdi>{seed}</bdi></p>
    <option>{index}. {isolated(one.name)}</option>
    <b>{name}</b>`,
    { modern: true },
  );
  expect(bareNames(fragment)).toEqual(['name', 'nameOf']);
});
