import { expect, test } from 'vitest';
import { JOURNEY_FIGURES } from '../../../../../electron/main/games/alpha-omega/journey-figures.ts';
import { wilson } from '../../../../../engine/alpha-omega/index.ts';
import { GENTLE_STOPS, JOURNEYS, keyOfJourney, stopsIn } from './stops.ts';

test.each(JOURNEYS)('the journey of $players from $from was measured as it is played now', (cell) => {
  expect(stopsIn(JOURNEY_FIGURES, cell), `${keyOfJourney(cell)}: run \`npm run soak journey\``).toHaveLength(
    GENTLE_STOPS,
  );
});

const sharesOf = (cell: (typeof JOURNEYS)[number]): readonly number[] =>
  stopsIn(JOURNEY_FIGURES, cell).map(({ won, reached }) => won / reached);

test.each(JOURNEYS)('a newcomer meets no wall on it: $players from $from', (cell) => {
  const [first = 0, second = 0, third = 0] = sharesOf(cell);
  expect(first).toBeGreaterThanOrEqual(0.6);
  expect(second).toBeGreaterThanOrEqual(0.5);
  expect(third).toBeGreaterThanOrEqual(0.3);
});

test.each(JOURNEYS.filter(({ from }) => from === JOURNEYS[0]?.from))(
  'from the first Objective each of the three is not easier than the one before: $players',
  (cell) => {
    const shares = sharesOf(cell);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  },
);

test('the third is harder than the first, wherever a journey begins', () => {
  for (const cell of JOURNEYS) {
    const stops = stopsIn(JOURNEY_FIGURES, cell);
    const [first, , third] = stops.map(({ won, reached }) => wilson({ count: won, of: reached }));
    expect(third?.high).toBeLessThan(first?.low ?? 0);
  }
});
