/**
 * A text with apostrophes as they are set in print. Packs and the sources of verses have the straight ones of a keyboard, while
 * all other texts of the window have printed ones.
 */
export const printedApostrophes = (text: string): string => text.replaceAll(/(?<=\p{L})'/gu, '’');
