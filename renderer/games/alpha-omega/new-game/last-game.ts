import type { Library, NewGame } from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { CardDef, DefId } from '../../../../engine/alpha-omega/index.ts';
import { keptDecks } from '../decks/kept-decks.svelte.ts';
import { settings } from '../../../settings.svelte.ts';
import { lastOf } from './left-set-up.ts';
import { lostDecks, type LostDeck } from './lost-decks.ts';
import { asBegun, requestOf, soundSetUp, type SetUp } from './set-up.ts';
import { usualNames } from './usual-names.ts';

/** The last game once more, as far as it still holds. */
export interface LastGame {
  readonly request: NewGame;
  /** Decks that it would be begun without: unsaid, nobody would know that others are played with. */
  readonly lost: readonly LostDeck[];
}

/** The decks of the last game that cannot be played with now. */
export function lostOfLast(): readonly LostDeck[] {
  const { isRead, all: decks, trash } = keptDecks;
  return lostDecks(lastOf(settings.chosen), isRead ? { decks, trash } : null);
}

/** The set-up of the last game as far as it is sound, or the usual one. */
function setUpIn({ variants: ways, levels }: Library, objectives: readonly CardDef[]): SetUp {
  const { players } = settings.chosen;
  const ids = objectives.map(({ id }) => id);
  return soundSetUp(lastOf(settings.chosen), { objectives: ids, ways, levels, players, ...keptDecks.stock });
}

const requested = (setUp: SetUp, { levels }: Library, objectives: readonly CardDef[]): NewGame | null =>
  requestOf(
    asBegun(setUp, levels),
    objectives.map(({ id }) => id),
    usualNames,
  );

/** The last game's set-up; null where there was none, or nothing to play it with. */
export function lastGameIn(library: Library | null, objectives: readonly CardDef[]): LastGame | null {
  if (lastOf(settings.chosen) === null || library === null) return null;
  const request = requested(setUpIn(library, objectives), library, objectives);
  return request === null ? null : { request, lost: lostOfLast() };
}

/**
 * A campaign through all Objectives but those that were won before, as the last game was set up but with nobody on the
 * Opponents' side.
 */
export const campaignIn = (
  library: Library,
  objectives: readonly CardDef[],
  wonBefore: readonly DefId[],
): NewGame | null => {
  const objective = objectives[wonBefore.length]?.id ?? null;
  const last = setUpIn(library, objectives);
  return requested({ ...last, opponents: [], objective, campaign: true }, library, objectives);
};

/**
 * A Pilgrimage as the last game was set up: for whoever sat first, with the plainest cards of its pack. Help of ours is no part of
 * it, and what a level asks for beside it is not either.
 */
export const pilgrimageSetUp = (last: SetUp): SetUp => ({
  ...last,
  variants: last.assists.length > 0 ? [] : last.variants,
  ...{ chairs: last.chairs.slice(0, 1), opponents: [], objective: null, campaign: true },
});

/** The Pilgrimage that a press begins; null where there is nothing to play it with. */
export const pilgrimageIn = (library: Library, objectives: readonly CardDef[]): NewGame | null =>
  requestOf(
    pilgrimageSetUp(setUpIn(library, objectives)),
    objectives.map(({ id }) => id),
    usualNames,
  );
