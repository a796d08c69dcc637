import type { ChosenDeck } from './new-game/set-up.ts';

/** A page of Alpha/Omega. */
export type AlphaOmegaPage =
  /** With a deck that somebody wants to play. */
  | { readonly name: 'new'; readonly withDeck?: ChosenDeck }
  | { readonly name: 'library' }
  /** A card by its id. */
  | { readonly name: 'codex'; readonly card: string }
  | { readonly name: 'decks' }
  | { readonly name: 'deck'; readonly deck: string }
  /** The deck that is asked about at first, or those of a team by their names (`deck:<id>`, `starter:<pack>`). */
  | { readonly name: 'doctor'; readonly deck?: string; readonly team?: readonly string[] }
  | { readonly name: 'journeys' }
  | { readonly name: 'newJourney'; readonly kind: 'campaign' | 'pilgrimage' }
  /** With `restart` it is asked at once whether its Objective is to be begun once more. */
  | { readonly name: 'journey'; readonly id: string; readonly restart?: boolean }
  | { readonly name: 'calendar'; readonly calendar: 'daily' | 'weekly' }
  | { readonly name: 'achievements' }
  | { readonly name: 'team' }
  | { readonly name: 'wish' }
  | { readonly name: 'statistics' };
