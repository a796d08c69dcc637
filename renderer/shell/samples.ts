/** Was the program begun with `--sample-games`? The main process says so in the document. */
export const showsSamples = (): boolean => document.documentElement.dataset['sampleGames'] !== undefined;
