import type { Line, Tone } from '../text/line.ts';
import type { Sitting } from './game.ts';

// NO_COLOR wins over everything (no-color.org); FORCE_COLOR is for logs that can show colour without being a terminal.
const colours =
  (process.env['NO_COLOR'] ?? '') === '' &&
  (process.stdout.isTTY || (process.env['FORCE_COLOR'] ?? '') !== '');

const style =
  (code: string) =>
  (text: string): string =>
    colours ? `\u001b[${code}m${text}\u001b[0m` : text;

const gold = style('1;38;5;221');
const dim = style('38;5;240');
const NAMES = { good: style('1;38;5;111'), opponent: style('38;5;174') } as const;
const BARS = {
  heading: style('38;5;221'),
  plain: style('38;5;240'),
  good: style('38;5;69'),
  opponent: style('38;5;131'),
  loss: style('38;5;203'),
  gain: style('38;5;114'),
  chance: style('38;5;183'),
  check: style('38;5;221'),
} as const satisfies Record<Tone, (text: string) => string>;

/** A heading in gold. */
export const title = (text: string): string => gold(text);
/** A line across. */
export const rule = (): string => dim('─'.repeat(72));

/** A line of the log with a coloured bar, and names in the colour of their side. */
export function paint(line: Line, sideOf: Sitting['sideOf']): string {
  const words = line.parts.map((part) => {
    const side = part.def === undefined ? null : sideOf(part.def);
    return side === null ? part.text : NAMES[side](part.text);
  });
  return `${BARS[line.tone]('▎')} ${words.join('')}`;
}
