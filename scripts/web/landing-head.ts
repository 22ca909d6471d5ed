import type { Rolldown } from 'vite';

/** The fonts of the headline and of the text; they are preloaded with the page, not after its style sheets. */
const FACES = /^assets\/(?:cormorant-garamond|inter)-latin-.+\.woff2$/;

/** The head of the first page: its fonts, the style sheets of everything that it shows, and its first two scripts. */
export function landingHead(bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const named = (name: string): Rolldown.OutputChunk => {
    const chunk = chunks.find((one) => one.name === name);
    if (chunk === undefined) throw new Error(`The build has no chunk called ${name}`);
    return chunk;
  };
  const stylesOf = (name: string): readonly string[] =>
    [...withImports(named(name), byFile)].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const everyPages = stylesOf('index');
  const shown = [...stylesOf('public-shell'), ...stylesOf('landing-page')];
  const start = [...withImports(named('first-paint'), byFile)].map(({ fileName }) => fileName);
  return [
    classicScript(named('queue-clicks')),
    ...Object.keys(bundle)
      .filter((file) => FACES.test(file))
      .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...[...new Set(shown)]
      .filter((file) => !everyPages.includes(file))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...start.slice(0, -1).map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
    `<script type="module" fetchpriority="low" crossorigin src="/${start.at(-1)}"></script>`,
  ]
    .map((line) => `    ${line}`)
    .join('\n');
}

/** Blocks parsing, so that it has run before anything can be clicked. */
function classicScript({ fileName, imports, exports }: Rolldown.OutputChunk): string {
  if (imports.length + exports.length > 0) throw new Error(`${fileName} must neither import nor export anything`);
  return `<script src="/${fileName}"></script>`;
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
