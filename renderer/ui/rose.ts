interface Pane {
  readonly d: string;
  readonly fill: string;
}

interface Band {
  readonly inner: number;
  readonly outer: number;
  readonly bulge: number;
  readonly shift: number;
  readonly fills: readonly string[];
}

const SECTORS = 24;

const BANDS: readonly Band[] = [
  { inner: 82, outer: 98, bulge: 0, shift: 0, fills: ['#17307e', '#1d3d9c', '#17307e', '#5b2a86'] },
  { inner: 62, outer: 82, bulge: 6, shift: 0.5, fills: ['#2f5fd0', '#b7304a', '#3f79e8', '#e0a03a'] },
  { inner: 42, outer: 62, bulge: 5, shift: 0, fills: ['#7d4fc9', '#2f7fd0', '#c2314b', '#2f7fd0'] },
  { inner: 24, outer: 42, bulge: 4, shift: 0.5, fills: ['#e9b94f', '#1f9d74', '#e9b94f', '#3f79e8'] },
  { inner: 10, outer: 24, bulge: 2, shift: 0, fills: ['#ffdf8a', '#f0b24a'] },
];

const at = (radius: number, turn: number): string => {
  const angle = turn * 2 * Math.PI;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** The great window behind the first page. */
export function roseWindow(): readonly Pane[] {
  const bands = BANDS.flatMap((band) =>
    Array.from({ length: SECTORS }, (_, index) => {
      const from = (index + band.shift) / SECTORS;
      const to = from + 1 / SECTORS;
      const d = `M${at(band.inner, from)}L${at(band.outer, from)}Q${at(band.outer + band.bulge, (from + to) / 2)} ${at(band.outer, to)}L${at(band.inner, to)}Z`;
      return { d, fill: band.fills[index % band.fills.length] ?? '#17307e' };
    }),
  );
  return [...bands, { d: 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z', fill: '#fff3c9' }];
}
