import type { NewGame, OpenGame } from '../../../electron/shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../electron/shared/api.ts';
import type { Host } from '../../host.ts';
import { panels } from '../../panels.svelte.ts';
import { settings } from '../../settings.svelte.ts';
import { ownApi } from './api.ts';
import { atHand } from './at-hand.svelte.ts';
import { keptDecks } from './decks/kept-decks.svelte.ts';
import type { Lesson } from './first-battle/lesson.ts';
import { requestFor, usualJourneyName } from './journeys/journey-words.ts';
import { atLevel } from './new-game/levels.ts';
import { lasting, type ChosenDeck } from './new-game/set-up.ts';
import { usualNames } from './new-game/usual-names.ts';
import type { Again } from './outcome/again.ts';
import type { AfterExample } from './table-props.ts';
import type { Session } from './session.svelte.ts';
import { lessonIn } from './words/game/going-on.ts';

/** The book's example that can be gone on with; null where there is none. */
export const exampleIn = (host: Host): string | null =>
  lessonIn(atHand(host.api).games, settings.chosen.learnt)?.id ?? null;

/** To the table of a game; how it was set up is remembered for the next one. */
export async function begin(host: Host, request: NewGame): Promise<void> {
  const api = ownApi(host.api);
  const { campaign = [] } = request;
  const call = (): Promise<Reply<OpenGame>> =>
    campaign.length > 0
      ? api.beginCampaign(requestFor(atHand(host.api), usualJourneyName(), request))
      : api.newGame(request);
  if (await host.sitDown(call)) await settings.change({ lastGame: lasting(request) });
}

/** To the page of a new game, with this deck or as the last one was set up. */
export async function newGame(host: Host, withDeck?: ChosenDeck): Promise<void> {
  await keptDecks.read(ownApi(host.api));
  await host.go({ name: 'new', ...(withDeck && { withDeck }) });
}

/** The First Battle from its beginning; or the book's example, where it was left. */
export async function learn(host: Host, lesson: Lesson): Promise<void> {
  const api = ownApi(host.api);
  panels.close();
  if (lesson === 'firstBattle') {
    const ready = await host.read(import('./first-battle/ready.ts'));
    const levels = atHand(host.api).library?.levels ?? [];
    const request = await ready?.readyForFirstBattle(levels, usualNames.disciple(1));
    if (request != null) await host.sitDown(() => api.newGame(request));
    return;
  }
  const example = exampleIn(host);
  await (example === null
    ? host.sitDown(() => api.learn('exampleOfPlay'))
    : host.sitDown(() => api.openGame(example), example));
}

/** What the tutorial ends with. */
export const afterExample = (host: Host, next: AfterExample): Promise<void> =>
  next === 'firstBattle' ? learn(host, 'firstBattle') : host.leave({ name: 'new' });

/** Another game like the one on the table, with the people who sit there now. */
export async function playAgain(host: Host, session: Session, how: Again): Promise<void> {
  if (session.request === null) return;
  const api = ownApi(host.api);
  const request = { ...session.request, table: session.table };
  const { tutorial } = request;
  if (typeof how === 'object')
    await begin(host, atLevel(request, how.level, atHand(host.api).library?.levels ?? []));
  else if (how === 'change') {
    if (tutorial === undefined) await settings.change({ lastGame: lasting(request) });
    await host.leave({ name: 'new' });
  } else if (tutorial !== undefined) await host.sitDown(() => api.learn(tutorial));
  else
    await host.sitDown(() => api.newGame(how === 'sameSeed' ? { ...request, seed: session.seed } : request));
}
