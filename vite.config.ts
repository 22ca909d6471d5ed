import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brand } from './src/shared/brand.ts';
import { firstPageChunks } from './scripts/web/first-page-chunks.ts';
import { preloadsOf } from './scripts/web/preloads-of.ts';
import { printedPages } from './scripts/web/printed-pages.ts';

const root = import.meta.dirname;
const server = `http://127.0.0.1:${process.env['NAKSHI_DEV_SERVER_PORT'] ?? '4311'}`;

const screens = join(root, 'src/renderer/src');
const app = join(screens, 'main.tsx');
const shell = join(screens, 'app/shell/public-shell.tsx');
const feature = (path: string): string => join(screens, 'features', path);

/** The screens, built once: served on the web and packed into the desktop. */
export default defineConfig({
  root: join(root, 'src/renderer'),
  publicDir: join(root, 'src/renderer/public'),
  cacheDir: join(root, '.cache/vite'),
  plugins: [
    react(),
    {
      name: 'brand-name',
      transformIndexHtml: (html) => ({
        html: html.replaceAll('%BRAND%', brand.name),
        tags: [{ tag: 'title', children: brand.name, injectTo: 'head' }],
      }),
    },
    printedPages({
      printer: join(screens, 'prerender-pages.tsx'),
      beforePaint: join(screens, 'before-paint.ts'),
      app,
      shell,
      pages: {
        landing: feature('landing/landing-page.tsx'),
        login: join(screens, 'identity/login-page.tsx'),
        contact: feature('contact/contact-page.tsx'),
        terms: feature('legal/terms-page.tsx'),
        privacy: feature('legal/privacy-page.tsx'),
        team: feature('team/team-page.tsx'),
        pricing: feature('pricing/pricing-page.tsx'),
      },
      workshop: join(root, '.cache/printed-pages'),
    }),
  ],
  resolve: {
    alias: [
      // By its name the router is always that for developers, with warnings that no visitor should have to load.
      { find: /^react-router$/, replacement: join(root, 'node_modules/react-router/dist/production/index.mjs') },
    ],
  },
  worker: { format: 'es' },
  build: {
    outDir: join(root, 'build/web'),
    emptyOutDir: true,
    target: 'es2024',
    // Fonts and pictures stay files: the content policy forbids inlining them into a style sheet.
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: preloadsOf },
    rolldownOptions: {
      output: {
        // The first page carries the names of all parts: few signs of a hash tell versions of one part from each other.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[name]-[hash:6][extname]'
            : 'assets/[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            {
              name: firstPageChunks({
                app,
                shell,
                landing: feature('landing/landing-page.tsx'),
                landingFolder: feature('landing/'),
              }),
            },
          ],
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
