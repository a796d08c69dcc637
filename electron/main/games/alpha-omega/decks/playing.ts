import { settled } from '../../../../../cards/decks/settle.ts';
import type { BuiltDeck } from '../../../../../cards/load.ts';
import { readDeck } from '../../../../../db/alpha-omega/decks.ts';
import type { ReadableDb } from '../../../../../db/file/handles.ts';
import {
  isPlayable,
  judgeDeck,
  type Catalogue,
  type Setup,
  type Side,
} from '../../../../../engine/alpha-omega/index.ts';
import type { DeckChoice, NewGame } from '../../../../shared/games/alpha-omega/api.ts';
import type { Reply } from '../../../../shared/api.ts';
import { refuse, type Refusal } from '../../../ipc/trouble.ts';
import type { Stock } from './content.ts';
import { noSuchDeck } from './deps.ts';
import { sheetOf } from './shown.ts';

/** Puts the lists of the decks that a game is to be played with in place of their ids. */
export type Look = (request: NewGame) => Reply<NewGame>;

export function withLists(db: ReadableDb, stock: () => Stock): Look {
  return ({ decks, opponentDeck, ...request }) => {
    if (decks === undefined && opponentDeck === undefined) return { ok: true, value: request };
    const { content } = stock();
    const found = [...(decks ?? []), opponentDeck ?? null].map((choice) => listOf(db, choice, content));
    const missing = found.find((reply) => reply !== null && !reply.ok);
    if (missing?.ok === false) return missing;
    const lists = found.map((reply) => (reply?.ok === true ? reply.value : null));
    const opponents = lists.at(-1);
    return {
      ok: true,
      value: {
        ...request,
        ...(decks && { decks: lists.slice(0, -1) }),
        ...(opponents && { opponentDeck: opponents }),
      },
    };
  };
}

function listOf(db: ReadableDb, choice: DeckChoice | null, content: Catalogue): Reply<BuiltDeck> | null {
  if (choice === null) return null;
  if ('cards' in choice) return { ok: true, value: choice };
  const row = readDeck(db, choice.deck);
  if (row === null || row.deletedAt !== null) return noSuchDeck(choice.deck);
  const { name, cards } = settled(sheetOf(row, content, 'saved'), content);
  const entries = cards.map(({ card, copies }) => ({ card, copies }));
  return { ok: true, value: { name, deck: row.id, version: row.version.number, cards: entries } };
}

interface Begins<T> {
  begin(request: NewGame, setup?: Setup): Reply<T>;
}

/** The same sessions, which look the decks up that a game is begun with. */
export function dealing<T, S extends Begins<T>>(sessions: S & Begins<T>, look: Look): S {
  const begin: Begins<T>['begin'] = (request, setup) => {
    const looked = look(request);
    return looked.ok ? sessions.begin(looked.value, setup) : looked;
  };
  return { ...sessions, begin };
}

/** Why somebody cannot sit down with these decks; null when all can. Only lists are looked at. */
export function refusedDeck({ decks = [], opponentDeck }: NewGame, content: Catalogue): Refusal | null {
  const all: readonly (readonly [Side, DeckChoice | null])[] = [
    ...decks.map((deck) => ['good', deck] as const),
    ['opponent', opponentDeck ?? null],
  ];
  for (const [side, choice] of all) {
    if (choice === null) continue;
    if (!('cards' in choice)) return refuse('badRequest', `the deck ${choice.deck} was not looked up`);
    const issues = judgeDeck(side, choice.cards, content);
    if (isPlayable(issues)) continue;
    const what = issues.filter(({ severity }) => severity === 'error');
    const words = what.map(({ code, cards }) => `${code} ${cards.join(' ')}`.trim());
    return refuse('illegalDeck', `${choice.name}: ${words.join('; ')}`);
  }
  return null;
}

/** The lists of decks that were looked up; what is none is left out, which `refusedDeck` has refused before. */
export function builtDecks({ decks, opponentDeck }: NewGame): {
  readonly decks?: readonly (BuiltDeck | null)[];
  readonly opponentDeck?: BuiltDeck;
} {
  const built = (choice: DeckChoice | null): BuiltDeck | null =>
    choice !== null && 'cards' in choice ? choice : null;
  const opponents = built(opponentDeck ?? null);
  return {
    ...(decks && { decks: decks.map(built) }),
    ...(opponents && { opponentDeck: opponents }),
  };
}
