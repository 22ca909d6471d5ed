/** The scheme and the one host under which the desktop answers its own screens. */
export const SCHEME = 'app';
export const HOST = 'bundle';
export const APP_ORIGIN = `${SCHEME}://${HOST}`;

/** Whether a page or frame is one of the studio's own. */
export function isOurPage(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed?.protocol === `${SCHEME}:` && parsed.host === HOST;
}

/** Whether a message may be heard: it comes from a page of the studio, not from a frame in one. */
export function isOurFrame(frame: { readonly url: string; readonly parent: unknown }): boolean {
  return frame.parent === null && isOurPage(frame.url);
}
