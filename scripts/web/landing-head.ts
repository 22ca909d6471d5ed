import type { Rolldown } from 'vite';

/** The chunks that the first page is made of besides the entry: what stands around it, and itself. */
const ON_THE_PAGE = ['public-shell', 'landing-page'];
/** The faces of the headline and of the text; they come with the page, not after its style sheets. */
const FACES = /^assets\/(?:cormorant-garamond|inter)-latin-.+\.woff2$/;

/** What the head of the first page asks for beyond that of every page. */
export function landingHead(bundle: Rolldown.OutputBundle): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.filter(({ isEntry }) => isEntry);
  const known = new Set(entry.flatMap((chunk) => [...withImports(chunk, byFile)]));
  const shown = ON_THE_PAGE.map((name) => {
    const chunk = chunks.find((one) => one.name === name);
    if (chunk === undefined) throw new Error(`The build has no chunk called ${name}`);
    return chunk;
  });
  const added = new Set(shown.flatMap((chunk) => [...withImports(chunk, byFile)]).filter((chunk) => !known.has(chunk)));
  const stylesOf = (of: Iterable<Rolldown.OutputChunk>) =>
    new Set([...of].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  const alreadyLinked = stylesOf(known);
  return [
    ...Object.keys(bundle)
      .filter((file) => FACES.test(file))
      .map((file) => `    <link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    ...[...stylesOf(added)]
      .filter((file) => !alreadyLinked.has(file))
      .map((file) => `    <link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...added].map(({ fileName }) => `    <link rel="modulepreload" crossorigin href="/${fileName}">`),
  ].join('\n');
}

/** A chunk after everything that it imports, in the order in which style sheets come over one another. */
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
