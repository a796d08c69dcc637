import type { CardText, Span, TextLine } from './types.ts';

const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

/** A line as one string, without its reminders. */
export const plainLine = (line: TextLine): string => textOf(line.spans);

/** The whole text as one string, without reminders. */
export const plainText = (text: CardText): string => text.lines.map(plainLine).join(' ');

/** What the keywords of the whole text mean, each once. */
export const reminders = (text: CardText): readonly string[] => text.lines.flatMap((line) => line.reminders);

/** The whole text as one string, each line followed by what its keywords mean. */
export const fullText = (text: CardText): string =>
  text.lines.flatMap((line) => [plainLine(line), ...line.reminders.map((each) => `(${each})`)]).join(' ');
