import { RULESET_IDS } from '../../engine/games.ts';
import { having } from '../games/having.ts';
import { framed, press, SURROUNDINGS } from './frames.ts';
import type { Frame, GalleryTools, Shot } from './types.ts';

/** The pages that are no game's own, and the button that leads to each. */
const PAGES = { home: null, new: /^New game$/, help: /^Rulebook$/, settings: /^Settings$/ } as const;

/** A page of the program, with what a game has for its first one. */
function pageShot(name: keyof typeof PAGES, frame: Frame, { home }: GalleryTools): Shot {
  const button = PAGES[name];
  return {
    ...frame,
    exhibit: () => home(frame.settings),
    walk: (page) => (button === null ? Promise.resolve() : press(page, button)),
    isWhole: false,
  };
}

const pagesOf = (tools: GalleryTools): readonly Shot[] =>
  SURROUNDINGS.flatMap((surroundings) =>
    (Object.keys(PAGES) as (keyof typeof PAGES)[]).flatMap((name) =>
      [
        framed({ name: `${name}-${surroundings}`, settings: { surroundings } }),
        framed({
          ...{ name: `${name}-${surroundings}-3840`, width: 3840, height: 2160 },
          settings: { surroundings },
        }),
        framed({ name: `${name}-${surroundings}-large`, settings: { surroundings, textSize: 200 } }),
      ].map((frame) => pageShot(name, frame, tools)),
    ),
  );

/** All pictures: the tables of each game, and the pages that are no game's own. */
export async function allShots(): Promise<readonly Shot[]> {
  const shown = having(RULESET_IDS, { what: 'pictures', of: ({ gallery }) => gallery });
  const games = await Promise.all(shown.map(([, load]) => load()));
  return [...games.flatMap(({ shots }) => shots), ...games.slice(0, 1).flatMap(pagesOf)];
}
