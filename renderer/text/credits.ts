interface Credit {
  readonly title: string;
  readonly words: string;
}

const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*([^*]+)\*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** The paragraphs of CREDITS.md that begin with a word in bold, without their marks. */
export function creditsOf(markdown: string): readonly Credit[] {
  return markdown.split(/\n\s*\n/).flatMap((paragraph) => {
    const [, title, words] = /^\*\*(.+?)\*\*\s*([^]+)$/.exec(paragraph.trim()) ?? [];
    return title === undefined || words === undefined
      ? []
      : [{ title: title.replace(/\.$/, ''), words: plain(words) }];
  });
}
