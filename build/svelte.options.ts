import type { Options } from '@sveltejs/vite-plugin-svelte';

export const svelteOptions: Partial<Options> = {
  configFile: false,
  // Packages may still be written in the older style, so only our own files are held to runes.
  dynamicCompileOptions: ({ filename }) => (filename.includes('node_modules') ? undefined : { runes: true }),
};

export const iconOptions = { compiler: 'svelte', autoInstall: false } as const;
