import { ALPHA_OMEGA_CHANNELS, type AlphaOmegaApi } from './alpha-omega/api.ts';

/** The games' own parts of the contract: each has its channels for itself. */
export type DesksApi = AlphaOmegaApi;

export const DESKS_CHANNELS = [...ALPHA_OMEGA_CHANNELS] as const satisfies readonly (keyof DesksApi)[];
