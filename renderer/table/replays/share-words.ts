/** A share in hundredths, rounded: "62". */
export const points = (share: number): string => String(Math.round(100 * share));
