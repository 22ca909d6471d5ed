import type { InlineHashes } from '#shared/site/inline-hashes.ts';

/** The policy of a page, by what the build wrote into the page itself. */
export type ContentPolicy = (inlined?: InlineHashes) => string;

export const POLICY_HEADER = 'content-security-policy';

/**
 * What a screen of the studio may load: its own files, pictures that it made itself and what the build wrote into the page,
 * nothing else. Geometry runs as WebAssembly in a worker, which needs `'wasm-unsafe-eval'` and nothing more.
 *
 * @param reachedSites origins of services elsewhere, e.g. a user pool at Amazon
 * @param mediaSites origins that films come from
 */
export function contentPolicy(reachedSites: readonly string[], mediaSites: readonly string[]): ContentPolicy {
  return ({ scripts, styles } = { scripts: [], styles: [] }) =>
    [
      ["default-src 'none'"],
      ["script-src 'self' 'wasm-unsafe-eval'", ...scripts.map(quoted)],
      ["worker-src 'self'"],
      ["style-src 'self'", ...styles.map(quoted)],
      ["font-src 'self'"],
      ["img-src 'self' blob: data:"],
      ["media-src 'self' blob:", ...mediaSites],
      ["connect-src 'self'", ...reachedSites],
      ["manifest-src 'self'"],
      ["form-action 'self'"],
      ["base-uri 'none'"],
      ["frame-ancestors 'none'"],
    ]
      .map((words) => words.join(' '))
      .join('; ');
}

const quoted = (hash: string): string => `'${hash}'`;
