import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { landingHead } from './landing-head.ts';

interface Places {
  /** The module that renders the page; it exports `prerenderLanding`. */
  readonly printer: string;
  /** The classic script of the printed page, which runs before it is shown. */
  readonly beforePaint: string;
  /** The first module script of the printed page. */
  readonly starter: string;
  /** A temporary folder for the built printer. */
  readonly workshop: string;
}

/**
 * After the build of the screens, renders the first page once into `landing.html`, with the style sheets of what it
 * shows, so that it is visible before any script has loaded. The dev server does not.
 */
export function printedLanding({ printer, beforePaint, starter, workshop }: Places): Plugin {
  return {
    name: 'printed-landing',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: beforePaint, name: 'queue-clicks' });
      this.emitFile({ type: 'chunk', id: starter, name: 'first-paint' });
    },
    async writeBundle({ dir = '' }, bundle) {
      const markup = await print(printer, workshop, this.environment.config.root);
      const html = readFileSync(join(dir, 'index.html'), 'utf8')
        .replaceAll(/\n *(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g, '')
        .replace(/\s*<\/head>/, () => `\n${landingHead(bundle)}\n  </head>`)
        .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
      for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/(?:assets|media)\/[^"]+)"/g)) {
        if (!existsSync(join(dir, file))) throw new Error(`The printed page asks for ${file}, which was not built`);
      }
      writeFileSync(join(dir, 'landing.html'), html);
    },
  };
}

async function print(printer: string, workshop: string, root: string): Promise<string> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // Modules that are loaded on demand are not on the printed page.
    plugins: [react(), { name: 'nothing-on-demand', resolveDynamicImport: () => false }],
    build: { ssr: printer, outDir: workshop, emptyOutDir: true, assetsInlineLimit: 0, minify: false },
  });
  const built = pathToFileURL(join(workshop, 'prerender-landing.js'));
  // A changing query, so that a second build in the same process is not served from the module cache.
  built.search = String(process.hrtime.bigint());
  const { prerenderLanding } = (await import(built.href)) as { readonly prerenderLanding: () => string };
  return prerenderLanding();
}
