import type { HigherCardWire } from '../../../electron/shared/games/higher-card/wire.ts';
import type { GameApi } from '../../api.ts';
import type { Face } from '../../host.ts';
import { t } from '../../text/language/language.ts';
import { ownApi } from './api.ts';
import Page from './page.svelte';
import * as parts from './parts.ts';
import type { Session } from './session.svelte.ts';
import { lineOf } from './words/game-line.ts';

/** Higher Card as the window shows it. */
export const higherCardFace = (api: GameApi): Face<HigherCardWire, Session> => ({
  ruleset: 'higher-card',
  stance: 'against',
  name: () => t('higherCard.name'),
  isReady: true,
  issues: [],
  load: () => Promise.resolve({ ok: true, value: null }),
  refresh: () => Promise.resolve(),
  title: () => ({ text: t('higherCard.name') }),
  line: lineOf,
  people: ({ seats }) => seats,
  isLost: () => false,
  thumbnail: parts.thumbnailPart,
  front: null,
  isSample: true,
  newGame: (host) => host.go({ name: 'higherCard' }),
  has: ({ name }) => name === 'higherCard',
  comes: () => parts.newGamePart.come(),
  page: Page,
  tellsTrouble: () => false,
  leadsOn: () => false,
  async toTable(opened) {
    const [{ Session }] = await Promise.all([import('./session.svelte.ts'), parts.tablePart.come()]);
    return new Session(ownApi(api), opened);
  },
  table: parts.tablePart,
  replay: parts.replayPart,
  rulebook: parts.rulebookPart,
  learn: null,
  look: null,
  decks: null,
});
