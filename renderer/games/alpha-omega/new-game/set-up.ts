import type {
  DeckChoice,
  DeckSummary,
  LevelTile,
  NewGame,
  StarterDeck,
  VariantInfo,
} from '../../../../electron/shared/games/alpha-omega/api.ts';
import type { Occupant } from '../../../../electron/shared/api.ts';
import type { Player } from '../../../../electron/shared/settings.ts';
import type { DefId, LevelId, Side, Variant } from '../../../../engine/alpha-omega/index.ts';
import type { Seat } from '../../../shell/new-game/seat.ts';
import { sameList } from '../decks/lists.ts';
import { forCampaign, forOneGame, forPlayers, rulesAt, type PlayedWith } from './levels.ts';

/** The table is laid for six on either side. */
export const MOST = 6;

/** Where whoever has never set up a game begins: newcomers are to win more often than not. */
const FIRST_LEVEL: LevelId = 'pilgrim';

/** A place at the table as it is set up. */
export interface Chair extends Seat {
  /** A deck that is kept, or one that came with the program; null for the pack's own. */
  readonly deck: DeckChoice | null;
}

/** A game as somebody sets it up. */
export interface SetUp extends PlayedWith {
  readonly objective: DefId | null;
  readonly chairs: readonly Chair[];
  /** Opponent Play. */
  readonly opponents: readonly Chair[];
  readonly hands: 'open' | 'private';
  readonly common: boolean;
  /** The deck that is everybody's, where there is one for all; null for the pack's own. */
  readonly commonDeck: DeckChoice | null;
  readonly opponentDeck: DeckChoice | null;
  readonly campaign: boolean;
}

/** What there is to set up a game with. */
export interface Stock {
  /** In the order of the campaign. */
  readonly objectives: readonly DefId[];
  readonly ways: readonly VariantInfo[];
  readonly levels: readonly LevelTile[];
  readonly players: readonly Player[];
  readonly decks: readonly DeckSummary[];
  /** Decks that came with the cards or with the program. */
  readonly starters: readonly StarterDeck[];
}

/** How a chair is called that nobody gave a name, counted from 1. */
export interface UsualNames {
  readonly disciple: (place: number) => string;
  readonly adversary: (place: number) => string;
}

/** Decks of a side that a game can be played with. */
export const playable = (decks: readonly DeckSummary[], side: Side): readonly DeckSummary[] =>
  decks.filter((deck) => deck.side === side && deck.errors === 0 && !deck.isArchived);

/** What a starter holds, as a choice that a game is begun with. */
export const choiceOf = ({ cards }: StarterDeck, name: string): DeckChoice => ({
  name: name.slice(0, 60),
  ...{ deck: null, version: null },
  cards: cards.map(({ card, copies }) => ({ card, copies })),
});

/** The starter that a choice is; undefined where it is none. */
export const starterOf = (
  choice: DeckChoice | null,
  starters: readonly StarterDeck[],
): StarterDeck | undefined =>
  choice === null || !('cards' in choice) || choice.deck !== null
    ? undefined
    : starters.find(({ cards }) => sameList(cards, choice.cards));

/** A choice of the last game, if it is still one that can be played with. */
function soundChoice(
  choice: DeckChoice | null | undefined,
  side: Side,
  { decks, starters }: Pick<Stock, 'decks' | 'starters'>,
): DeckChoice | null {
  if (choice == null) return null;
  if (choice.deck === null) return starterOf(choice, starters)?.side === side ? choice : null;
  const kept = playable(decks, side).find(({ id }) => id === choice.deck);
  return kept === undefined ? null : { deck: kept.id };
}

/** The decks of the last game, as far as they can be played with. */
function soundDecks(
  { common, decks: chosen = [], opponentDeck }: Partial<NewGame>,
  stock: Pick<Stock, 'decks' | 'starters'>,
) {
  const own = chosen.map((choice) => soundChoice(choice, 'good', stock));
  return { common, own, opponent: soundChoice(opponentDeck, 'opponent', stock) };
}

let keys = 0;

/** An empty chair. */
export const chair = (changes: Partial<Omit<Chair, 'key'>> = {}): Chair => ({
  ...{ key: (keys += 1), name: '', kind: 'person', profile: null, deck: null },
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
  ways: readonly VariantInfo[],
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

/** Who sat at the last game, on either side. */
function soundChairs({ seats, opponents = [], table }: NewGame, players: readonly Player[]) {
  const around = table?.seats.length === seats.length + opponents.length ? table.seats : [];
  return {
    chairs: chairsOf(seats, around, players),
    opponents: chairsOf(opponents, around.slice(seats.length), players),
  };
}

/** Alone, at a gentle level: what whoever has never set up a game begins with. */
const firstGame = (stock: Stock): NewGame => {
  const { variants = [], assists = [] } = rulesAt(FIRST_LEVEL, 1, stock.levels) ?? {};
  return { objective: stock.objectives[0] ?? '', seats: [''], variants, assists };
};

/**
 * The set-up of the last game, as far as it is still sound: what is not is as usual, and costs nothing else. Where there was
 * no game, one person alone at a gentle level.
 */
export function soundSetUp(before: NewGame | null, stock: Stock): SetUp {
  const last = before ?? firstGame(stock);
  const { objectives, ways, players } = stock;
  const { chairs, opponents } = soundChairs(last, players);
  const { common = false, ...kept } = soundDecks(last, stock);
  const campaign = (last.campaign ?? []).length > 0;
  const asked = { variants: last.variants ?? [], assists: last.assists ?? [] };
  const played = campaign ? forOneGame(asked, chairs.length, stock.levels) : asked;
  return {
    objective: objectives.find((id) => id === last.objective) ?? null,
    chairs: chairs.map((one, place) => (common ? one : { ...one, deck: kept.own[place] ?? null })),
    opponents,
    hands: last.table?.hands ?? 'open',
    variants: together(played.variants, ways, opponents.length > 0),
    assists: played.assists,
    common,
    commonDeck: common ? (kept.own[0] ?? null) : null,
    opponentDeck: kept.opponent,
    campaign,
  };
}

/** The same with these chairs: a level is another mix with another number of players. */
export const seated = (setUp: SetUp, chairs: readonly Chair[], levels: readonly LevelTile[]): SetUp => ({
  ...setUp,
  ...forPlayers(setUp, setUp.chairs.length, chairs.length, levels),
  chairs,
});

/** The same as it is begun: a level may play a campaign otherwise than a game by itself. */
export const asBegun = (setUp: SetUp, levels: readonly LevelTile[]): SetUp =>
  setUp.campaign ? { ...setUp, ...forCampaign(setUp, setUp.chairs.length, levels) } : setUp;

/** A deck that somebody wants to play, and of which side it is. */
export interface ChosenDeck {
  readonly deck: DeckChoice;
  readonly side: Side;
}

/** The same with this deck, alone and in one game: whoever tries a deck asks friends to the table once that is wanted. */
export function withDeck(setUp: SetUp, { deck, side }: ChosenDeck, levels: readonly LevelTile[]): SetUp {
  const { chairs } = setUp;
  const own = chairs.find(({ kind }) => kind === 'person') ?? chairs[0] ?? chair();
  const alone = { ...setUp, opponents: [], common: false, commonDeck: null, campaign: false };
  const mine = { ...own, kind: 'person' as const, ...(side === 'good' ? { deck } : {}) };
  return {
    ...seated(alone, [mine], levels),
    ...(side === 'opponent' ? { opponentDeck: deck } : {}),
  };
}

const occupantOf = ({ kind, profile }: Chair, name: string): Occupant =>
  kind === 'bot' ? { kind } : { kind, name, profile };

const named = (chairs: readonly Chair[], usual: (place: number) => string): readonly string[] =>
  chairs.map(({ name }, index) => (name.trim() === '' ? usual(index + 1) : name.trim()));

/** What is asked for with a set-up; null where there is no Objective at all. */
export function requestOf(setUp: SetUp, objectives: readonly DefId[], usual: UsualNames): NewGame | null {
  const objective = setUp.objective ?? objectives[0];
  if (objective === undefined) return null;
  const { chairs, opponents, hands, variants, assists, common, campaign } = setUp;
  const following = objectives.slice(objectives.indexOf(objective) + 1);
  const seats = named(chairs, usual.disciple);
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
    ...(assists.length > 0 ? { assists } : {}),
    ...(common && seats.length > 1 ? { common } : {}),
    ...(theirs.length > 0 ? { opponents: theirs } : {}),
    ...decksOf(setUp),
    ...(isUsual ? {} : { table }),
  };
}

function decksOf({ chairs, common, commonDeck, opponentDeck }: SetUp): Partial<NewGame> {
  const chosen = common && chairs.length > 1 ? [commonDeck] : chairs.map(({ deck }) => deck);
  return {
    ...(chosen.some((deck) => deck !== null) ? { decks: chosen } : {}),
    ...(opponentDeck === null ? {} : { opponentDeck }),
  };
}

/**
 * What is remembered of a game for the next one: another game has another seed, and kept decks as they are by then. A list that
 * is kept nowhere is remembered as it is: it may be a deck of the program.
 */
export function lasting({ seed: _, decks, opponentDeck, ...request }: NewGame): NewGame {
  const remembered = (choice: DeckChoice | null): DeckChoice | null =>
    choice === null || choice.deck === null ? choice : { deck: choice.deck };
  const theirs = remembered(opponentDeck ?? null);
  const ours = (decks ?? []).map(remembered);
  return {
    ...request,
    ...(ours.some((deck) => deck !== null) ? { decks: ours } : {}),
    ...(theirs === null ? {} : { opponentDeck: theirs }),
  };
}
