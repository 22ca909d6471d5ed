import type { Rolldown } from 'vite';
import { ORIGIN_PLACEHOLDER, type PublicPageName, publicAddresses } from '../../src/shared/site/addresses.ts';
import { brand } from '../../src/shared/brand.ts';
import { film, heroSizes, heroStills, type HeroShape } from '../../src/shared/site/film.ts';
import { pageHeads, tabTitle } from '../../src/shared/site/page-heads.ts';

/** The fonts of the headline and of the text; they are preloaded with the page, not after its style sheets. */
const FACES = /^assets\/(?:cormorant-garamond|inter)-latin-.+\.woff2$/;

/** The modules of a printed page, by the endings of their paths: the app, the shell, the page itself. */
export interface PageModules {
  readonly app: string;
  readonly shell: string;
  readonly page: string;
  readonly beforePaint: string;
}

/** What the shared picture shows, for who hears it read. */
const PICTURE_IN_WORDS = 'An emerald and diamond ring in platinum on dark velvet';

/** What messengers and search engines read of a page. */
export function sharingHead(name: PublicPageName): string {
  const { title, description } = pageHeads[name];
  const address = ORIGIN_PLACEHOLDER + publicAddresses[name];
  const picture = ORIGIN_PLACEHOLDER + film.share;
  const named = (key: string, value: string): string => `<meta name="${key}" content="${escaped(value)}">`;
  const property = (key: string, value: string): string => `<meta property="${key}" content="${escaped(value)}">`;
  return lines([
    `<title>${escaped(tabTitle(title))}</title>`,
    named('description', description),
    // Nothing is found at the login page: it is neither listed nor on the site's map.
    name === 'login' ? named('robots', 'noindex') : `<link rel="canonical" href="${address}">`,
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:title', tabTitle(title)),
    property('og:description', description),
    property('og:url', address),
    property('og:image', picture),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', PICTURE_IN_WORDS),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', tabTitle(title)),
    named('twitter:description', description),
    named('twitter:image', picture),
    named('twitter:image:alt', PICTURE_IN_WORDS),
  ]);
}

/** The stills of the hero, of which a screen shows one, for browsers to fetch before they have read the page. */
export const heroPreloads: readonly string[] = [
  preload('(max-width: 500px)', 'phone'),
  preload('(min-width: 500.02px)', 'wide'),
];

/** The settings of the studio, by which the sign-in widget is set up: its own script would ask for them last. */
export const configPreload = '<link rel="preload" as="fetch" crossorigin href="/config.json">';

function preload(media: string, shape: HeroShape): string {
  return `<link rel="preload" as="image" fetchpriority="high" media="${media}" imagesrcset="${heroStills(shape)}" imagesizes="${heroSizes[shape]}">`;
}

/** The head's fonts, the style sheets of everything that the page shows, and the script that starts its modules. */
export function loadingHead(bundle: Rolldown.OutputBundle, modules: PageModules, preloads: readonly string[]): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const chunkOf = (path: string): Rolldown.OutputChunk => {
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path)) ??
      chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
    if (chunk === undefined) throw new Error(`The build has no chunk of ${path}`);
    return chunk;
  };
  const needed = [modules.app, modules.shell, modules.page].map(chunkOf);
  const all = new Set(needed.flatMap((chunk) => [...withImports(chunk, byFile)]));
  const styles = new Set([...all].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const scripts = [...all].map(({ fileName }) => `/${fileName}`);
  return lines([
    classicScript(chunkOf(modules.beforePaint), scripts),
    ...preloads,
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...Object.keys(bundle)
      .filter((file) => FACES.test(file))
      .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    // Last, so that they are asked for after all that the first paint needs, and before the pictures of the page.
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ]);
}

/** Blocks parsing, so that it has run before anything can be clicked. */
function classicScript(chunk: Rolldown.OutputChunk, modules: readonly string[]): string {
  const { fileName, imports, exports } = chunk;
  if (imports.length + exports.length > 0) throw new Error(`${fileName} must neither import nor export anything`);
  return `<script src="/${fileName}" data-modules="${modules.join(' ')}"></script>`;
}

/** A chunk and its imports, imports first, in the order in which style sheets must be loaded. */
function withImports(
  chunk: Rolldown.OutputChunk,
  byFile: ReadonlyMap<string, Rolldown.OutputChunk>,
  found = new Set<Rolldown.OutputChunk>(),
): ReadonlySet<Rolldown.OutputChunk> {
  for (const file of chunk.imports) {
    const imported = byFile.get(file);
    if (imported !== undefined && !found.has(imported)) withImports(imported, byFile, found);
  }
  return found.add(chunk);
}

const lines = (of: readonly string[]): string => of.map((line) => `    ${line}`).join('\n');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
