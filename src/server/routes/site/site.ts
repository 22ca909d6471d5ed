import { extname, join, resolve } from 'node:path';
import { Hono } from 'hono';
import type { StudioBindings } from '../../studio-env.ts';
import { answerProblem, noSuchAddress } from '../../http/problem-answers.ts';
import { resolveInside } from './resolve-inside.ts';
import { sendFile } from './send-file.ts';

/** Files with a content hash in their name never change; a year is the longest that caches honour. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** Paths of the API: an unknown address there is an error, not a screen. */
const API_PATHS = ['/api', '/identity', '/files'];

const belongsToApi = (path: string) => API_PATHS.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/**
 * Serves the built screens: files by their names, the first page as the build printed it, and for every other address
 * the page whose router chooses the screen.
 */
export function siteRoutes(builtSite: string) {
  const folder = resolve(builtSite);
  return new Hono<StudioBindings>().get('/*', async (c) => {
    const path = new URL(c.req.url).pathname;
    if (belongsToApi(path)) return answerProblem(c, 404, noSuchAddress);

    const file = resolveInside(folder, path);
    if (file === undefined) return answerProblem(c, 404, noSuchAddress);
    const cacheControl = path.startsWith('/assets/') ? FOR_EVER : ASK_EACH_TIME;
    const page = (name: string) => sendFile(c.req.raw, join(folder, name), ASK_EACH_TIME);
    const answer =
      (await sendFile(c.req.raw, file, cacheControl)) ??
      (path === '/' ? await page('landing.html') : undefined) ??
      (extname(path) === '' ? await page('index.html') : undefined);
    return answer ?? answerProblem(c, 404, noSuchAddress);
  });
}
