export function treeHash(folder: string): string;
