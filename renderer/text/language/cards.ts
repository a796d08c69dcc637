/**
 * The language of what the packs bring: names of cards, and Scripture. Their elements bear it as `lang` whatever the window
 * speaks, so that a screen reader pronounces them rightly. The texts that are made for cards say theirs: `card-texts.ts`.
 */
export const CARD_LANGUAGE = 'en';
