/** A state as JSON has it, whatever version of the rules wrote it. */
export type StateJson = Readonly<Record<string, unknown>>;

/** One step of a stored state towards the rules of today. It sees nothing but the state: older rules are not kept. */
export interface Upgrade {
  /** Ten times the version of the rules that it leads to, so that a repair can be put between two of them. */
  readonly number: number;
  readonly up: (state: StateJson) => StateJson;
}

/** The version of some rules, and what brings states of older ones to it, the oldest step first. */
export interface Upgradable {
  readonly version: number;
  readonly upgrades: readonly Upgrade[];
}

const GAP = 10;

/** Can a game of this version of the rules go on under the rules of today? True for their own. */
export function canUpgrade({ version, upgrades }: Upgradable, from: number): boolean {
  if (!Number.isInteger(from) || from < 1 || from > version) return false;
  const numbers = new Set(upgrades.map(({ number }) => number));
  return Array.from({ length: version - from }, (_, step) => (from + 1 + step) * GAP).every((number) =>
    numbers.has(number),
  );
}

/**
 * The state as the rules of today have it. A step that cannot read what it finds throws.
 * @param from the version of the rules that wrote it, one that {@link canUpgrade}
 */
export function upgradeState({ version, upgrades }: Upgradable, state: StateJson, from: number): StateJson {
  const steps = upgrades.filter(({ number }) => number > from * GAP).sort((a, b) => a.number - b.number);
  return { ...steps.reduce((now, { up }) => up(now), state), rules: version };
}
