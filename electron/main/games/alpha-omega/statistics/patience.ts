/** So long games are counted before a reply, in milliseconds; whoever asks again has more of them counted. */
export const PATIENCE = 40;
