import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'electron-vite';
import icons from 'unplugin-icons/vite';
import { iconOptions, svelteOptions } from './svelte.options.ts';

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

export default defineConfig({
  main: {
    build: {
      outDir: at('out/main'),
      externalizeDeps: true,
      rolldownOptions: { input: { index: at('electron/main/index.ts') } },
    },
  },
  preload: {
    build: {
      outDir: at('out/preload'),
      // A sandboxed preload can neither be an ES module nor load packages: it is one CommonJS file.
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: at('electron/preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: at('renderer'),
    plugins: [svelte(svelteOptions), icons(iconOptions)],
    build: {
      outDir: at('out/renderer'),
      rolldownOptions: { input: { index: at('renderer/index.html') } },
    },
  },
});
