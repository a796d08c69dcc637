import { BACKS, PLAYMATS } from '../../electron/shared/settings.ts';
import type { Shot } from './types.ts';

const SIZES = [
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
] as const;

const SURROUNDINGS = ['night', 'day'] as const;

const usual = {
  ...{ width: 1280, height: 800, show: 'table', table: { players: 1, inPlay: 12 } },
  settings: { surroundings: 'night', contrast: 'usual' },
  forced: false,
} as const satisfies Omit<Shot, 'name'>;

type Change = Partial<Omit<Shot, 'settings'>> & {
  readonly name: string;
  readonly settings?: Shot['settings'];
};

const shot = ({ settings, ...rest }: Change): Shot => ({
  ...usual,
  ...rest,
  settings: { ...usual.settings, ...settings },
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

const pages = SURROUNDINGS.flatMap((surroundings) =>
  (['home', 'new', 'help', 'settings'] as const).flatMap((show) => [
    shot({ name: `${show}-${surroundings}`, show, settings: { surroundings } }),
    shot({
      name: `${show}-${surroundings}-3840`,
      width: 3840,
      height: 2160,
      show,
      settings: { surroundings },
    }),
    shot({ name: `${show}-${surroundings}-large`, show, settings: { surroundings, textSize: 200 } }),
  ]),
);

export const shots: readonly Shot[] = [...tables, ...looks, ...large, ...pages];
