import type { KeptGame } from '../../../electron/shared/api.ts';
import type { Faces, Named } from '../../host.ts';
import { journeyWords } from '../../text/journeys.ts';
import { isolated } from '../../text/language/isolated.ts';

/** What a kept game is called: its own name, or what it is played for. */
export function keptTitle({ name, game, id }: KeptGame, faces: Faces): Named {
  if (name !== null) return { text: name };
  return game === null ? { text: id } : faces.of(game.ruleset).title(game);
}

/** How far it is; with a name of its own, what it is played for as well. */
export function keptLine({ name, game, detail }: KeptGame, faces: Faces): string {
  if (game === null) return detail;
  const face = faces.of(game.ruleset);
  const of = journeyWords(game);
  return [
    ...(of === null ? [] : [of]),
    ...(name === null ? [] : [isolated(face.title(game).text)]),
    face.line(game),
  ].join(' · ');
}
