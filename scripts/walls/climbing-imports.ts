import { posix } from 'node:path';

const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/**
 * Finds relative imports that leave their layer. Between layers only the alias (`#spec/…`) is allowed, because the
 * linter can check an alias; the compiler alone would allow a path into any layer that it reaches indirectly.
 */
export function climbingImports(path: string, text: string): string[] {
  const layer = layerFolder(path);
  return [...text.matchAll(RELATIVE_IMPORT)]
    .map(([, target]) => posix.join(posix.dirname(path), target ?? ''))
    .filter((target) => !target.startsWith(layer));
}

/** `src/engine/gems/round.ts` → `src/engine/`. */
function layerFolder(path: string): string {
  return `${path.split('/').slice(0, 2).join('/')}/`;
}
