import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '@hono/zod-openapi';
import { INLINE_HASHES_FILE, type InlineHashes } from '#shared/site/inline-hashes.ts';
import type { PublicPageName } from '#shared/site/addresses.ts';

const hashes = z.array(z.string().regex(/^sha256-[\w+/]+=*$/));
const byPage = z.record(z.string(), z.object({ scripts: hashes, styles: hashes }));

/** What the build wrote into a prerendered page; undefined where it says nothing of that page. */
export async function readInlineHashes(builtSite: string, page: PublicPageName): Promise<InlineHashes | undefined> {
  const text = await readFile(join(builtSite, INLINE_HASHES_FILE), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : byPage.parse(JSON.parse(text))[page];
}
