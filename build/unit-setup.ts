/** Files that are read before each test file in Node, also where changed code is tried: they read the texts of all languages. */
export const UNIT_SETUP = ['renderer/text/language/every.ts'];
