import { dealt, type DeckEntry } from '../engine/alpha-omega/beyond/decks/entries.ts';
import type { CardDef, Catalogue } from '../engine/alpha-omega/definitions.ts';
import type { DefId } from '../engine/alpha-omega/selects.ts';
import type { DeckMark } from '../engine/alpha-omega/setup-parts.ts';
import type { Setup } from '../engine/alpha-omega/types.ts';
import type { Assist, Variant } from '../engine/alpha-omega/variants-and-assists.ts';
import { opponentsOf } from './decks/reserve.ts';
import { TEAM_FROM, teamDecks } from './decks/team.ts';
import type { Manifest } from './schema/pack.ts';

/** A card pack as a game can use it: every card in it is whole, every deck list names only such cards. */
export interface Pack extends Manifest {
  readonly cards: readonly CardDef[];
  /** The same for the same content, whatever the files look like. */
  readonly hash: string;
}

/** All cards of some packs, by id. */
export function catalogueOf(packs: readonly Pack[]): Catalogue {
  return new Map(packs.flatMap(({ cards }) => cards.map((card) => [card.id, card] as const)));
}

/** How a game is played, beside with whom and for what: all of it optional. */
export interface SetupChoices {
  /** Campaign Mode: the Objectives that follow. */
  readonly campaign?: readonly DefId[];
  readonly variants?: readonly Variant[];
  /** Help that is ours; what is about the Opponent deck is about the pack's own. */
  readonly assists?: readonly Assist[];
  /** All draw from one Good deck. */
  readonly common?: boolean;
  /** Opponent Play: who plays the Opponent deck. */
  readonly opponents?: readonly string[];
  /** A Good deck each, or the common one alone; where there is none it is the pack's own. */
  readonly decks?: readonly (BuiltDeck | null)[];
  readonly opponentDeck?: BuiltDeck;
}

/** A deck that somebody built: its cards, and which deck it is. */
export interface BuiltDeck extends DeckMark {
  readonly cards: readonly DeckEntry[];
}

/** A game with a pack's own decks, as rulebook, Set Up, allows, or with those that somebody built in their place. */
export function setUp(
  pack: Pack,
  objective: DefId,
  names: readonly string[],
  choices: SetupChoices = {},
): Setup {
  const { opponent, callings } = pack.decks;
  const { campaign, variants, assists = [], opponents, opponentDeck } = choices;
  const played = {
    objective,
    ...goodDecks(pack, names, choices),
    ...(campaign && { campaign }),
    ...(variants && { variants }),
    ...(assists.length > 0 && { assists }),
  };
  return {
    ...played,
    ...(opponents && opponents.length > 0 && { opponents: opponents.map((name) => ({ name })) }),
    ...(opponentDeck
      ? { opponentDeck: dealt(opponentDeck.cards), opponentFrom: markOf(opponentDeck) }
      : opponentsOf(opponent, pack.objectives, played)),
    callingDeck: dealt(callings),
  };
}

/** Who sits there, and what they draw from: one deck for all, or one each. */
function goodDecks(
  pack: Pack,
  names: readonly string[],
  { common = false, decks = [] }: SetupChoices,
): Pick<Setup, 'seats' | 'commonDeck' | 'commonFrom'> {
  const { good } = pack.decks;
  if (common) {
    const shared = decks[0] ?? null;
    return {
      seats: names.map((name) => ({ name, deck: [] })),
      commonDeck: dealt(shared?.cards ?? good),
      ...(shared && { commonFrom: markOf(shared) }),
    };
  }
  const isTeam = names.length >= TEAM_FROM && decks.every((deck) => deck === null);
  const own = good.map(({ card }) => card);
  const team = isTeam ? teamDecks(names.length, catalogueOf([pack]), own) : null;
  return {
    seats: names.map((name, seat) => {
      const built = decks[seat] ?? null;
      const deck = dealt(built?.cards ?? team?.[seat] ?? good);
      return { name, deck, ...(built && { from: markOf(built) }) };
    }),
  };
}

const markOf = ({ name, deck, version }: BuiltDeck): DeckMark => ({ name, deck, version });
