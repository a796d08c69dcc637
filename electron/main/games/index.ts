import { isRulesetId, type RulesetId } from '../../../engine/games.ts';
import type { GameTypes } from '../../../engine/kernel/types.ts';
import type { AnyWire } from '../../shared/games/wires.ts';
import { alphaOmegaHost } from './alpha-omega/host.ts';
import { higherCardHost } from './higher-card/host.ts';
import type { GameHost } from './host.ts';

/** Some game of the program: which one, its ruleset says. */
export interface AnyGame extends GameTypes {
  readonly view: AnyWire['view'];
}

/** The host of some game. Whoever holds one hands it only what is that game's own. */
export type AnyHost = GameHost<AnyGame, AnyWire['told'], AnyWire['print'], AnyWire>;

const oneOf = <G extends GameTypes, Told, Print, W extends AnyWire>(
  host: GameHost<G, Told, Print, W>,
): AnyHost => host as unknown as AnyHost;

/** How the main process keeps each game. */
const HOSTS: Readonly<Record<RulesetId, AnyHost>> = {
  'alpha-omega': oneOf(alphaOmegaHost),
  'higher-card': oneOf(higherCardHost),
};

/** All hosts, that of the first game first. */
export const allHosts = (): readonly AnyHost[] => Object.values(HOSTS);

/** The host of the games of a ruleset; null where this program has no such game. */
export const hostOf = (ruleset: string): AnyHost | null => (isRulesetId(ruleset) ? HOSTS[ruleset] : null);
