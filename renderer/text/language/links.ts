import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { partsOf } from '../line.ts';
import type { Held } from './grammar.ts';

type Chunk = string | Held;
type Link = (chunks: Chunk[]) => Held;

/** Every tag that a message uses, the inner ones too. */
function tagsIn(elements: readonly MessageFormatElement[]): readonly string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element.value, ...tagsIn(element.children)];
    return 'options' in element ? Object.values(element.options).flatMap(({ value }) => tagsIn(value)) : [];
  });
}

const linkTo =
  (to: string): Link =>
  (chunks) => ({
    parts: chunks
      .flatMap((chunk) => (typeof chunk === 'string' ? partsOf(chunk) : chunk.parts))
      .map((part) => ({ ...part, to })),
  });

/**
 * Messages can lead to a page of the rulebook: `<lureAstray>Lured Astray</lureAstray>` to an entry of the glossary,
 * `<see.cleanUp>…</see.cleanUp>` to a paragraph, `<card.michael>…</card.michael>` to a card. What stands between becomes
 * parts with `to`.
 */
export const linksOf = (elements: readonly MessageFormatElement[]): Readonly<Record<string, Link>> =>
  Object.fromEntries(tagsIn(elements).map((tag) => [tag, linkTo(tag)]));
