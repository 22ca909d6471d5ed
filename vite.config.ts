import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brand } from './src/shared/brand.ts';
import { printedLanding } from './scripts/web/printed-landing.ts';

const root = import.meta.dirname;
const server = `http://127.0.0.1:${process.env['NAKSHI_DEV_SERVER_PORT'] ?? '4311'}`;

/** The modules that read the configuration and send the public forms, and the ids of the sections; none is a component. */
const FORMS_AND_CONFIG =
  /\/src\/(shared\/(forms\/|public-services|result|schema|site-config)|renderer\/src\/(api\/(configured-endpoint|site-config)|lib\/platform\/platform|site\/sections))/;

/** The screens, built once: served on the web and packed into the desktop. */
export default defineConfig({
  root: join(root, 'src/renderer'),
  publicDir: join(root, 'src/renderer/public'),
  cacheDir: join(root, '.cache/vite'),
  plugins: [
    react(),
    {
      name: 'brand-title',
      transformIndexHtml: () => [{ tag: 'title', children: brand.name, injectTo: 'head' }],
    },
    printedLanding({
      printer: join(root, 'src/renderer/src/prerender-landing.tsx'),
      beforePaint: join(root, 'src/renderer/src/queue-clicks.ts'),
      starter: join(root, 'src/renderer/src/first-paint.ts'),
      workshop: join(root, '.cache/printed-landing'),
    }),
  ],
  worker: { format: 'es' },
  build: {
    outDir: join(root, 'build/web'),
    emptyOutDir: true,
    target: 'es2024',
    // Fonts and pictures stay files: the content policy forbids inlining them into a style sheet.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Small modules that the first page always loads: with a file each, the overhead would weigh as much as they
          // do.
          groups: [{ name: 'forms-and-config', test: FORMS_AND_CONFIG }],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/identity', '/files', '/config.json'].map((path) => [path, { target: server, changeOrigin: true }]),
    ),
  },
});
