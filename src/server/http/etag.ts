import { z } from '@hono/zod-openapi';
import type { Problem } from '#shared/result.ts';

/** The strong ETag of a version (RFC 9110, 8.8.3). */
export const etagOf = (version: number): string => `"${version}"`;

const OF_VERSION = /^"(\d{1,9})"$/;
/** No version has this number, so nothing matches it. */
const NO_VERSION = -1;

/** The header that says which version a change was made to; without it there is no change (RFC 6585, 3). */
export const IfMatch = z.object({ 'if-match': z.string().optional().openapi({ description: 'The ETag, e.g. "7"' }) });

/**
 * The version that an If-Match names.
 * @returns undefined where the header is missing or accepts any; a number that nothing has where it is another's ETag
 */
export function versionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  return Number(OF_VERSION.exec(ifMatch.trim())?.[1] ?? NO_VERSION);
}

/** What a change without the header is told. */
export const preconditionRequired: Problem = {
  code: 'precondition_required',
  message: 'A change says which version it was made to.',
  remedy: 'Send the ETag of what you loaded as If-Match.',
};
