import { svelte } from '@sveltejs/vite-plugin-svelte';
import icons from 'unplugin-icons/vite';
import type { PluginOption } from 'vite';
import { emblems } from './emblems.ts';

/** What the renderer is compiled with, the same in the app and in its component tests. */
export const rendererPlugins = (): PluginOption[] => [
  svelte({
    configFile: false,
    // Packages may still be written in the older style, so only our own files are held to runes.
    dynamicCompileOptions: ({ filename }) =>
      filename.includes('node_modules') ? undefined : { runes: true },
  }),
  icons({ compiler: 'svelte', autoInstall: false }),
  emblems(),
];
