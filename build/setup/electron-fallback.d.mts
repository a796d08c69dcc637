export function isWhole(folder: string, hash: string): boolean;
