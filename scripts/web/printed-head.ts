import type { Rolldown } from 'vite';
import { ORIGIN_PLACEHOLDER, type PublicPageName, publicAddresses } from '../../src/shared/site/addresses.ts';
import { brand } from '../../src/shared/brand.ts';
import { heroSizes, heroStills, type HeroShape } from '../../src/shared/site/film.ts';
import { pageHeads, tabTitle } from '../../src/shared/site/page-heads.ts';
import { SHARE_SIZE, sharedPiecesInWords, sharePicture } from './share-pictures.ts';
import { type Inlined, inlined } from './inlined.ts';

/** The fonts of the headline and of the text; they are preloaded with the page, not after its style. */
const FACES = /^assets\/(?:cormorant-garamond|inter)-latin-.+\.woff2$/;

/** The modules of a printed page, by the endings of their paths: the app, the shell, the page itself. */
export interface PageModules {
  readonly app: string;
  readonly shell: string;
  readonly page: string;
  readonly beforePaint: string;
}

/** What messengers and search engines read of a page. */
export function sharingHead(name: PublicPageName): string {
  const { title, description } = pageHeads[name];
  const address = ORIGIN_PLACEHOLDER + publicAddresses[name];
  const picture = ORIGIN_PLACEHOLDER + sharePicture(name);
  const inWords = sharedPiecesInWords[name];
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
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', `${SHARE_SIZE.widthPx}`),
    property('og:image:height', `${SHARE_SIZE.heightPx}`),
    property('og:image:alt', inWords),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', tabTitle(title)),
    named('twitter:description', description),
    named('twitter:image', picture),
    named('twitter:image:alt', inWords),
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

/** A larger style sheet stays a file: with it the page itself would come late. */
const MOST_INLINED_BYTES = 32_768;

/** What a printed page loads: its markup, and what of it is written into the page. */
export interface LoadingHead {
  readonly markup: string;
  readonly inlined: readonly Inlined[];
}

/**
 * The script that starts the page's modules, its fonts, and the styles of everything that it shows. Small ones are written
 * into the page: a file would hold the first paint for a way to the server and back.
 */
export function loadingHead(
  bundle: Rolldown.OutputBundle,
  modules: PageModules,
  preloads: readonly string[],
): LoadingHead {
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
  const styles = [...new Set([...all].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))];
  const scripts = [...all].map(({ fileName }) => `/${fileName}`);
  const sheets = styles.map((file) => styleSheet(file, bundle));
  const written = sheets.flatMap((sheet) => (typeof sheet === 'string' ? [] : [sheet]));
  const script = classicScript(chunkOf(modules.beforePaint), {
    modules: scripts,
    styles: styles.filter((_, at) => typeof sheets[at] !== 'string').map((file) => `/${file}`),
  });
  const markup = lines([
    script.markup,
    ...preloads,
    ...Object.keys(bundle)
      .filter((file) => FACES.test(file))
      .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...sheets.map((sheet) => (typeof sheet === 'string' ? sheet : sheet.markup)),
  ]);
  return { markup, inlined: [script, ...written] };
}

/** A style sheet in the page, or if it is large a link to it. */
function styleSheet(file: string, bundle: Rolldown.OutputBundle): Inlined | string {
  const built = bundle[file];
  if (built?.type !== 'asset') throw new Error(`The build has no style sheet ${file}`);
  const text = typeof built.source === 'string' ? built.source : new TextDecoder().decode(built.source);
  if (text.length > MOST_INLINED_BYTES) return `<link rel="stylesheet" crossorigin href="/${file}">`;
  return inlined('style', text.trim());
}

/**
 * Blocks parsing, so that it has run before anything can be clicked.
 * @param files what it starts after the first paint, and the styles that are in the page already
 */
function classicScript(
  { fileName, imports, exports, code }: Rolldown.OutputChunk,
  files: Readonly<Record<'modules' | 'styles', readonly string[]>>,
): Inlined {
  if (imports.length + exports.length > 0) throw new Error(`${fileName} must neither import nor export anything`);
  const attributes = Object.entries(files).map(([name, paths]) => ` data-${name}="${paths.join(' ')}"`);
  return inlined('script', code.trim(), attributes.join(''));
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
