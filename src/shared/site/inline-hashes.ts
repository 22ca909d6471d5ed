import type { PublicPageName } from './addresses.ts';

/** The hashes of the scripts and styles that a prerendered page has in itself, e.g. `sha256-…`: its policy allows them. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export type InlineHashesByPage = Readonly<Partial<Record<PublicPageName, InlineHashes>>>;

/** The file in the folder of the built screens in which the build says them, page by page. */
export const INLINE_HASHES_FILE = 'pages/inline-hashes.json';
