import type { Estimate } from '../../engine/toolbox/intervals.ts';

/** "1,000": the same on every machine, which `toLocaleString` is not. */
export const whole = (value: number): string => String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** "7,512", or "0.5" where a whole number would say nothing. */
export const rate = (value: number): string => (value < 10 ? value.toFixed(1) : whole(Math.round(value)));

/** "1 game", "1,000 games" */
export const count = (number: number, word: string): string =>
  `${whole(number)} ${word}${number === 1 ? '' : 's'}`;

/** "48.3 %" */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** "45.2 to 51.4 %" */
export const percentRange = ({ low, high }: Estimate): string =>
  `${(low * 100).toFixed(1)} to ${percent(high)}`;

/** "+3.2", "−1.0", "0.0": with a real minus sign, so that it aligns as a number. */
export function signedTenths(value: number): string {
  const text = Math.abs(value).toFixed(1);
  if (text === '0.0') return text;
  return value > 0 ? `+${text}` : `−${text}`;
}

/** A lift in points of a hundred: "+3.2 (−1.0 to +7.4)", each figure in its column. */
export function liftText({ value, low, high }: Estimate): string {
  const points = (share: number): string => signedTenths(share * 100).padStart(5);
  return `${points(value)} (${points(low)} to ${points(high)})`;
}

/** A bar of so many eighths of a character. */
export function bar(share: number, width: number): string {
  const eighths = Math.round(Math.min(1, Math.max(0, share)) * width * 8);
  const rest = ' ▏▎▍▌▋▊▉'[eighths % 8] ?? '';
  return '█'.repeat(Math.floor(eighths / 8)) + (eighths % 8 === 0 ? '' : rest);
}

/** A bar to the right of an axis for what is above 0, to the left for what is below. */
export function bothWays(value: number, most: number, width: number): string {
  const length = most === 0 ? 0 : Math.round((Math.abs(value) / most) * width);
  const [left, right] = value < 0 ? ['█'.repeat(length), ''] : ['', '█'.repeat(length)];
  return `${left.padStart(width)}│${right}`;
}

/** Columns side by side: text to the left, figures to the right, two spaces between. */
export function row(...columns: readonly (readonly [text: string, width: number])[]): string {
  const cells = columns.map(([text, width]) => (width < 0 ? text.padEnd(-width) : text.padStart(width)));
  return `  ${cells.join('  ')}`.trimEnd();
}
