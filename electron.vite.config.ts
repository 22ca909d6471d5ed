import { join } from 'node:path';
import { defineConfig } from 'electron-vite';

const root = import.meta.dirname;

/** The desktop's main process and preload. Its screens are those of the web, built by vite.config.ts. */
export default defineConfig({
  main: {
    build: {
      outDir: join(root, 'out/main'),
      rollupOptions: { input: join(root, 'src/main/index.ts') },
    },
  },
  preload: {
    build: {
      outDir: join(root, 'out/preload'),
      // A sandboxed preload can neither be an ES module nor load another file.
      externalizeDeps: false,
      rollupOptions: {
        input: join(root, 'src/preload/index.ts'),
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
});
