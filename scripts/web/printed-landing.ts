import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { landingHead } from './landing-head.ts';

interface Places {
  /** The module that prints; it exports `prerenderLanding`. */
  readonly printer: string;
  /** The script that the printed page begins with. */
  readonly starter: string;
  /** Where the printer is put for as long as it takes. */
  readonly workshop: string;
}

/**
 * After the screens are built the first page is drawn once into `landing.html`, with the style sheets of what it shows:
 * it stands before any script has come. The dev server goes without.
 */
export function printedLanding({ printer, starter, workshop }: Places): Plugin {
  return {
    name: 'printed-landing',
    apply: 'build',
    buildStart() {
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
    // What is fetched on demand is not on the printed page.
    plugins: [react(), { name: 'nothing-on-demand', resolveDynamicImport: () => false }],
    build: { ssr: printer, outDir: workshop, emptyOutDir: true, assetsInlineLimit: 0, minify: false },
  });
  const built = pathToFileURL(join(workshop, 'prerender-landing.js'));
  // Another build in the same process is another module.
  built.search = String(process.hrtime.bigint());
  const { prerenderLanding } = (await import(built.href)) as { readonly prerenderLanding: () => string };
  return prerenderLanding();
}
