import { extname, join, resolve } from 'node:path';
import { Hono } from 'hono';
import { hasPage, printedFile, publicPageAt } from '#shared/site/addresses.ts';
import { meantAddress } from '#shared/site/typed-addresses.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { type ContentPolicy, POLICY_HEADER } from '../../http/content-policy.ts';
import { answerProblem, noSuchAddress } from '../../http/problem-answers.ts';
import { readInlineHashes } from './read-inline-hashes.ts';
import { resolveInside } from './resolve-inside.ts';
import { sendFile } from './send-file.ts';
import { sendFilledIn } from './send-filled-in.ts';
import { sendNotFound } from './send-not-found.ts';

/** Files with a content hash in their name never change; a year is the longest that caches honour. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** Paths of the API: an unknown address there is an error, not a screen. */
const API_PATHS = ['/api', '/identity', '/files'];

/** The folder of the prerendered pages, which are sent at their own addresses. */
const PRINTED = '/pages/';
/** Beside them, what names the site's own address. */
const NAMES_ORIGIN = ['/sitemap.xml', '/robots.txt'];

/** Where browsers look for an icon of a page that names none, such as a file; they read what it is, not how it is called. */
const OLD_ICON = '/favicon.ico';
const ICON = '/icon-192.png';

const belongsToApi = (path: string) => API_PATHS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/**
 * Serves the built screens: files by their names, public pages as the build printed them, and for every other address the
 * page whose router chooses the screen, as not found where there is none.
 *
 * @param policy of a public page, which allows what the build wrote into it
 */
export function siteRoutes(builtSite: string, policy: ContentPolicy) {
  const folder = resolve(builtSite);
  const frame = join(folder, 'index.html');
  // Where there is no page the screens say so, and the status says the same.
  const sendFrame = (request: Request, path: string) =>
    hasPage(path) ? sendFile(request, frame, ASK_EACH_TIME) : sendNotFound(request, frame);
  return new Hono<StudioBindings>().get('/*', async (c) => {
    const path = new URL(c.req.url).pathname;
    if (belongsToApi(path)) return answerProblem(c, 404, noSuchAddress);

    const file = resolveInside(folder, path === OLD_ICON ? ICON : path);
    if (file === undefined) return answerProblem(c, 404, noSuchAddress);
    // The frame is sent at the addresses of its screens; at its own it would be the first page once more.
    if (file === frame) return c.redirect('/', 301);
    if (path.startsWith(PRINTED)) return answerProblem(c, 404, noSuchAddress);

    const meant = meantAddress(path);
    if (meant !== undefined) return c.redirect(meant, 301);

    const page = publicPageAt(path);
    const template = page === undefined ? NAMES_ORIGIN.find((name) => name === path) : printedFile(page);
    const filledIn = template && (await sendFilledIn(c.req.raw, join(folder, template), c.env.origin));
    if (filledIn) {
      // With a 304, too: browsers take the policy of a page from its last answer.
      if (page !== undefined) filledIn.headers.set(POLICY_HEADER, policy(await readInlineHashes(folder, page)));
      return filledIn;
    }

    const isFile = extname(path) !== '';
    const cacheControl = path.startsWith('/assets/') ? FOR_EVER : ASK_EACH_TIME;
    const answer =
      (await sendFile(c.req.raw, file, cacheControl)) ?? (isFile ? undefined : await sendFrame(c.req.raw, path));
    return answer ?? answerProblem(c, 404, noSuchAddress);
  });
}
