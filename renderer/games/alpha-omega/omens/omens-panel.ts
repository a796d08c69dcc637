/** The id of the panel in which the Omens are shown. */
export const OMENS_PANEL = 'omens';
