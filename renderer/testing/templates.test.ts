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
