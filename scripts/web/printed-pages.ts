import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { printedFile, type PublicPageName, publicAddresses } from '../../src/shared/site/addresses.ts';
import { INLINE_HASHES_FILE, type InlineHashes } from '../../src/shared/site/inline-hashes.ts';
import type { Inlined } from './inlined.ts';
import { configPreload, heroPreloads, loadingHead, type PageModules, sharingHead } from './printed-head.ts';
import { siteMap } from './site-map.ts';
import { webManifest } from './web-manifest.ts';

interface Places {
  /** The module that renders the pages; it exports `prerenderPage`. */
  readonly printer: string;
  /** The classic script of a printed page, which runs before it is shown. */
  readonly beforePaint: string;
  readonly app: string;
  readonly shell: string;
  /** The module of each page. */
  readonly pages: Readonly<Record<PublicPageName, string>>;
  /** A temporary folder for the built printer. */
  readonly workshop: string;
}

/**
 * After the build of the screens, renders every public page once, with the styles of what it shows, so that it is visible
 * before any script has loaded. The dev server does not.
 */
export function printedPages({ printer, workshop, pages, ...shared }: Places): Plugin {
  return {
    name: 'printed-pages',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: shared.beforePaint, name: 'before-paint' });
    },
    async writeBundle({ dir = '' }, bundle) {
      const prerenderPage = await openPrinter(printer, workshop, this.environment.config.root);
      const blank = readFileSync(join(dir, 'index.html'), 'utf8').replaceAll(
        /\n *(?:<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>|<title>.*?<\/title>|<meta\s+name="description"[^>]*>|<noscript>.*?<\/noscript>)/gs,
        '',
      );
      const hashes: Partial<Record<PublicPageName, InlineHashes>> = {};
      for (const name of Object.keys(publicAddresses) as PublicPageName[]) {
        const modules: PageModules = { ...shared, page: pages[name] };
        const loading = loadingHead(bundle, modules, preloads[name] ?? []);
        hashes[name] = hashesOf(loading.inlined);
        const html = blank
          .replace(/\s*<\/head>/, () => `\n${sharingHead(name)}\n${loading.markup}\n  </head>`)
          .replace('<div id="root"></div>', () => `<div id="root">${prerenderPage(name)}</div>`);
        refuseMissingFiles(html, dir);
        const file = join(dir, printedFile(name));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, html);
      }
      writeFileSync(join(dir, INLINE_HASHES_FILE), JSON.stringify(hashes));
      // It is in the pages.
      for (const file of Object.keys(bundle)) if (file.startsWith('assets/before-paint-')) rmSync(join(dir, file));
      writeFileSync(join(dir, 'sitemap.xml'), siteMap());
      writeFileSync(join(dir, 'site.webmanifest'), webManifest());
    },
  };
}

/** What browsers fetch before they have read the page. */
const preloads: Partial<Readonly<Record<PublicPageName, readonly string[]>>> = {
  landing: heroPreloads,
  login: [configPreload],
};

function hashesOf(all: readonly Inlined[]): InlineHashes {
  const of = (kind: Inlined['kind']): string[] => all.filter((one) => one.kind === kind).map(({ hash }) => hash);
  return { scripts: of('script'), styles: of('style') };
}

function refuseMissingFiles(html: string, dir: string): void {
  for (const [, file = ''] of html.matchAll(/(?:src|href|srcset)="(\/(?:assets|media)\/[^" ]+)/gi)) {
    if (!existsSync(join(dir, file))) throw new Error(`A printed page asks for ${file}, which was not built`);
  }
}

type Printer = (name: PublicPageName) => string;

async function openPrinter(printer: string, workshop: string, root: string): Promise<Printer> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // Modules that are loaded on demand are not on a printed page.
    plugins: [react(), { name: 'nothing-on-demand', resolveDynamicImport: () => false }],
    build: { ssr: printer, outDir: workshop, emptyOutDir: true, assetsInlineLimit: 0, minify: false },
  });
  const built = pathToFileURL(join(workshop, 'prerender-pages.js'));
  // A changing query, so that a second build in the same process is not served from the module cache.
  built.search = String(process.hrtime.bigint());
  const { prerenderPage } = (await import(built.href)) as { readonly prerenderPage: Printer };
  return prerenderPage;
}
