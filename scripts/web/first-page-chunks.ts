import type { Rolldown } from 'vite';

interface Places {
  /** The entry of every page. */
  readonly app: string;
  readonly shell: string;
  readonly landing: string;
  /** The folder of what only the landing page shows. */
  readonly landingFolder: string;
}

/**
 * The chunk of a module: all that the landing page loads at its start is in two files, what every page needs and what is
 * its own. In twenty small ones, the overhead of each on a slow line cost three seconds.
 */
export function firstPageChunks({ app, shell, landing, landingFolder }: Places) {
  const found = new WeakMap<Rolldown.ChunkingContext, ReadonlySet<string>>();
  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    // The helpers of the bundler, which every chunk imports.
    if (id.includes('rolldown/runtime')) return 'core';
    const known = found.get(context) ?? staticImports([app, shell, landing], context);
    found.set(context, known);
    if (!known.has(id)) return null;
    return id.startsWith(landingFolder) ? 'landing' : 'core';
  };
}

function staticImports(entries: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
