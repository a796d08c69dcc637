import type { AnyWire } from '../../electron/shared/api.ts';
import type { RulesetId } from '../../engine/games.ts';
import type { GameApi } from '../api.ts';
import type { Face, Faces } from '../host.ts';
import type { Session } from '../table/session.svelte.ts';
import { alphaOmegaFace } from './alpha-omega/face.ts';
import { higherCardFace } from './higher-card/face.ts';

/** Whoever holds a face of some game hands it only what is that game's own. */
const oneOf = <W extends AnyWire, S extends Session<W>>(face: Face<W, S>): Face<AnyWire> =>
  face as unknown as Face<AnyWire>;

/** How the window shows each game. */
const FACES: Readonly<Record<RulesetId, (api: GameApi) => Face<AnyWire>>> = {
  'alpha-omega': (api) => oneOf(alphaOmegaFace(api)),
  'higher-card': (api) => oneOf(higherCardFace(api)),
};

/** All games as a window shows them that asks this main process. */
export function facesOf(api: GameApi): Faces {
  const faces = new Map(Object.entries(FACES).map(([id, faceOf]) => [id, faceOf(api)]));
  const of = (ruleset: string): Face<AnyWire> => {
    const face = faces.get(ruleset);
    if (face === undefined) throw new RangeError(`this window shows no games of ${ruleset}`);
    return face;
  };
  const all = [...faces.values()];
  const [first] = all;
  const front = first?.front;
  if (first === undefined || front == null) throw new Error('no game fills the first page');
  return { first, front, all, of };
}
