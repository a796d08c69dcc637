/** The page of settings. */
export const settings = {
  title: 'Settings',
} as const;
