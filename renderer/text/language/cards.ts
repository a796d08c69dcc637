/**
 * The language of what the packs bring: names of cards, their texts, and Scripture. Their elements bear it as `lang`
 * whatever the window speaks, so that a screen reader pronounces them rightly.
 */
export const CARD_LANGUAGE = 'en';
