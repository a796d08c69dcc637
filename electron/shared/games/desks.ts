import { ALPHA_OMEGA, type AlphaOmegaApi } from './alpha-omega/contract.ts';

/** The games' own parts of the contract: each has its channels for itself. */
export const DESKS = { ...ALPHA_OMEGA };
export type DesksApi = AlphaOmegaApi;
