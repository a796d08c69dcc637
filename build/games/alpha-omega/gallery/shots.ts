import type { Page } from 'playwright';
import { BACKS, PLAYMATS } from '../../../../electron/shared/settings.ts';
import type { Exhibit } from '../../../../renderer/testing/exhibit.ts';
import { framed, press, SIZES, SURROUNDINGS } from '../../../gallery/frames.ts';
import type { Frame, GalleryTools, Shot } from '../../../gallery/types.ts';
import { tableOf, type TableSize } from './tables.ts';

/** A picture of a table, or of the faces of all cards. */
interface Picture extends Frame {
  readonly show: 'table' | 'omens' | 'settings' | 'faces';
  readonly table: TableSize;
}

type Change = Partial<Picture> & Pick<Picture, 'name'>;

const shot = ({ show = 'table', table = { players: 1, inPlay: 12 }, ...change }: Change): Picture => ({
  ...framed(change),
  show,
  table,
});

/** Every size of window with few and many players and cards. */
const tables = SIZES.flatMap(([width, height]) =>
  [1, 6].flatMap((players) =>
    [3, 24, 60].map((inPlay) =>
      shot({ name: `table-${width}-${players}-${inPlay}`, width, height, table: { players, inPlay } }),
    ),
  ),
);

/** Every way it may look. */
const looks = [
  ...SURROUNDINGS.flatMap((surroundings) => [
    ...PLAYMATS.map((playmat, index) =>
      shot({
        name: `mat-${surroundings}-${playmat}`,
        ...{ width: 1920, height: 1080, table: { players: 2, inPlay: 16 } },
        settings: { surroundings, playmat, back: BACKS[index] ?? 'rose' },
      }),
    ),
    shot({ name: `contrast-${surroundings}`, settings: { surroundings, contrast: 'high' } }),
    ...SIZES.flatMap(([width, height]) =>
      [10, 20, 60].map((inPlay) =>
        shot({
          name: `letters-${surroundings}-${width}-${inPlay}`,
          ...{ width, height, table: { players: 3, inPlay } },
          settings: { surroundings, letters: true },
        }),
      ),
    ),
    shot({
      name: `faces-${surroundings}`,
      width: 1920,
      height: 1080,
      show: 'faces',
      settings: { surroundings },
    }),
  ]),
  ...SURROUNDINGS.flatMap((surroundings) =>
    (['table', 'omens', 'settings'] as const).map((show) =>
      shot({ name: `forced-${show}-${surroundings}`, forced: true, show, settings: { surroundings } }),
    ),
  ),
  shot({
    name: 'crowd-day',
    table: { players: 6, inPlay: 60 },
    settings: { surroundings: 'day', hints: false },
  }),
  ...(['atkinson', 'dyslexic'] as const).map((font) => shot({ name: `font-${font}`, settings: { font } })),
];

/** Text twice as large, in both of the smaller windows. */
const large = SIZES.slice(0, 2).flatMap(([width, height]) =>
  [12, 60].map((inPlay) =>
    shot({
      name: `large-${width}-${inPlay}`,
      ...{ width, height, table: { players: 6, inPlay }, settings: { textSize: 200 } },
    }),
  ),
);

/** From the first page to what the picture shows. */
async function walkTo(page: Page, show: Picture['show']): Promise<void> {
  if (show === 'faces') return;
  if (show === 'settings') return press(page, /^Settings$/);
  await press(page, /^Continue\b/);
  // It opens one part a frame, and cards are not there before theirs.
  await page.getByRole('main', { name: 'Table' }).and(page.locator(':not([aria-busy])')).waitFor();
  if (show === 'omens') await press(page, /^Omens/);
}

const shown = ({ show, table, ...frame }: Picture): Shot => ({
  ...frame,
  exhibit: (): Exhibit => ({ view: tableOf(table), settings: frame.settings, faces: show === 'faces' }),
  walk: (page) => walkTo(page, show),
  isWhole: show === 'faces',
});

/** What the gallery needs of Alpha/Omega. */
export const gallery: GalleryTools = {
  shots: [...tables, ...looks, ...large].map(shown),
  home: (settings): Exhibit => ({ view: tableOf({ players: 1, inPlay: 12 }), settings, faces: false }),
};
