/** A text without case and accents, as it is compared: “Élie” is found by “elie”. */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A word of the query language without whatever people write between its parts: “Magic User” is `magicuser`. */
export const bareWord = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
