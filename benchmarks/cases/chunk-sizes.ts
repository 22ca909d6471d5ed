import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { BenchmarkCase, Row } from '../row.ts';

const built = new URL('../../build/web/', import.meta.url);

/** Every script that `/` loads before the first interaction: the entry, the landing page, and what they import. */
function landingScripts(html: string): ReadonlySet<string> {
  const names = [
    ...[...html.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map((match) => match[1] as string),
    ...scripts().filter((name) => name.startsWith('assets/landing-page-')),
  ];
  const found = new Set<string>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    found.add(name);
    const text = readFileSync(new URL(name, built), 'utf8');
    for (const match of text.matchAll(
      /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{][^'"()]*?from\s*)?["']\.\/([^"']+\.js)["']/g,
    )) {
      visit(`${name.slice(0, name.lastIndexOf('/') + 1)}${match[1]}`);
    }
  };
  for (const name of names) visit(name);
  return found;
}

function scripts(): readonly string[] {
  return readdirSync(new URL('assets/', built))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${name}`);
}

/** Sizes of what the browser fetches, gzipped. */
export const chunkSizes: BenchmarkCase = {
  name: 'chunk-sizes',
  run() {
    if (!existsSync(new URL('index.html', built))) throw new Error('Build the studio first: npm start builds it.');
    const kilobytes = (name: string): number => gzipSync(readFileSync(new URL(name, built))).length / 1000;
    const landing = [...landingScripts(readFileSync(new URL('index.html', built), 'utf8'))];
    const rows: Row[] = [
      {
        what: `landing: ${landing.length} scripts`,
        value: landing.reduce((sum, name) => sum + kilobytes(name), 0),
        unit: 'kB gz',
        target: { kind: 'at most', value: 110 },
      },
    ];
    const assets = readdirSync(new URL('assets/', built)).filter((name) => /\.(js|wasm|css)$/.test(name));
    const sized = assets.map((name) => ({ name, kB: kilobytes(`assets/${name}`) })).toSorted((a, b) => b.kB - a.kB);
    rows.push(...sized.slice(0, 14).map(({ name, kB }): Row => ({ what: name, value: kB, unit: 'kB gz' })));
    return rows;
  },
};
