export function isRoot(): boolean;
export function hasDisplay(): boolean;
export function installSystemPackages(options: { readonly testing: boolean }): void;
export function missingForElectron(runtime: { readonly executable: string }): string[];
