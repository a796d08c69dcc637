import type { NewGame, Occupant, Way } from '../../../electron/shared/api.ts';
import type { Player } from '../../../electron/shared/settings.ts';
import type { DefId, Variant } from '../../../engine/index.ts';

/** The table is laid for six on either side. */
export const MOST = 6;

/** A place at the table as it is set up. */
export interface Chair {
  /** The same chair, wherever it is moved. */
  readonly key: number;
  /** As it was typed; empty for the usual one. */
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** The remembered player who sits there. */
  readonly profile: string | null;
}

/** A game as somebody sets it up. */
export interface SetUp {
  readonly objective: DefId | null;
  readonly chairs: readonly Chair[];
  /** Opponent Play. */
  readonly opponents: readonly Chair[];
  readonly hands: 'open' | 'private';
  readonly variants: readonly Variant[];
  readonly common: boolean;
  readonly campaign: boolean;
}

/** What there is to set up a game with. */
export interface Stock {
  /** In the order of the campaign. */
  readonly objectives: readonly DefId[];
  readonly ways: readonly Way[];
  readonly players: readonly Player[];
}

/** How a chair is called that nobody gave a name, counted from 1. */
export interface UsualNames {
  readonly pilgrim: (place: number) => string;
  readonly adversary: (place: number) => string;
}

let keys = 0;

/** An empty chair. */
export const chair = (changes: Partial<Omit<Chair, 'key'>> = {}): Chair => ({
  ...{ key: (keys += 1), name: '', kind: 'person', profile: null },
  ...changes,
});

function chairsOf(
  names: readonly string[],
  seats: readonly Occupant[],
  players: readonly Player[],
): readonly Chair[] {
  return names.slice(0, MOST).map((name, place) => {
    const occupant = seats[place];
    if (occupant?.kind === 'bot') return chair({ name, kind: 'bot' });
    const profile = occupant?.kind === 'person' ? occupant.profile : null;
    const player = players.find(({ id }) => id === profile);
    // Whoever was forgotten still has a name; whoever was renamed has the new one.
    return player === undefined ? chair({ name }) : chair({ name: player.name, profile: player.id });
  });
}

/** The variations that go together with each other and with these Opponents, the first before the others. */
function together(
  variants: readonly Variant[],
  ways: readonly Way[],
  withOpponents: boolean,
): readonly Variant[] {
  return variants.reduce<readonly Variant[]>((kept, variant) => {
    const way = ways.find((one) => one.variant === variant);
    const fits =
      way !== undefined &&
      !kept.includes(variant) &&
      !way.excludes.some((other) => kept.includes(other)) &&
      (way.withOpponents || !withOpponents);
    return fits ? [...kept, variant] : kept;
  }, []);
}

/** The set-up of the last game, as far as it is still sound: what is not is as usual, and costs nothing else. */
export function soundSetUp(last: NewGame | null, { objectives, ways, players }: Stock): SetUp {
  const { seats = [''], opponents = [], variants = [], table, campaign = [] } = last ?? {};
  const around = table?.seats.length === seats.length + opponents.length ? table.seats : [];
  const objective = objectives.find((id) => id === last?.objective) ?? null;
  const chairs = chairsOf(seats, around, players);
  const theirs = chairsOf(opponents, around.slice(seats.length), players);
  return {
    objective,
    chairs,
    opponents: theirs,
    hands: table?.hands ?? 'open',
    variants: together(variants, ways, theirs.length > 0),
    common: last?.common ?? false,
    campaign: campaign.length > 0,
  };
}

/** The same in Easy Mode, without whom and what does not go together with it. */
export const eased = (setUp: SetUp, ways: readonly Way[]): SetUp => ({
  ...setUp,
  opponents: [],
  variants: together(['easy', ...setUp.variants], ways, false),
});

const occupantOf = ({ kind, profile }: Chair, name: string): Occupant =>
  kind === 'bot' ? { kind } : { kind, name, profile };

const named = (chairs: readonly Chair[], usual: (place: number) => string): readonly string[] =>
  chairs.map(({ name }, index) => (name.trim() === '' ? usual(index + 1) : name.trim()));

/** What is asked for with a set-up; null where there is no Objective at all. */
export function requestOf(setUp: SetUp, objectives: readonly DefId[], usual: UsualNames): NewGame | null {
  const objective = setUp.objective ?? objectives[0];
  if (objective === undefined) return null;
  const { chairs, opponents, hands, variants, common, campaign } = setUp;
  const following = objectives.slice(objectives.indexOf(objective) + 1);
  const seats = named(chairs, usual.pilgrim);
  const theirs = named(opponents, usual.adversary);
  const all = [...chairs, ...opponents];
  const names = [...seats, ...theirs];
  const isUsual = hands === 'open' && all.every(({ kind, profile }) => kind === 'person' && profile === null);
  const table = { hands, seats: all.map((one, place) => occupantOf(one, names[place] ?? '')) };
  return {
    objective,
    seats,
    ...(campaign && following.length > 0 ? { campaign: following } : {}),
    ...(variants.length > 0 ? { variants } : {}),
    ...(common && seats.length > 1 ? { common } : {}),
    ...(theirs.length > 0 ? { opponents: theirs } : {}),
    ...(isUsual ? {} : { table }),
  };
}

/** What is remembered of a game for the next one: another game has another seed. */
export function lasting({ seed: _, ...request }: NewGame): NewGame {
  return request;
}
