import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { StudioBindings } from '../../studio-env.ts';
import type { IdentityContext } from '../identity-context.ts';
import { browserOf, knownBrowser } from './browser-cookie.ts';

const tokenOf = ({ box }: Pick<IdentityContext, 'box'>, browser: string) =>
  box.mac('form', browser).toString('base64url');

/** What a form of ours carries: it follows from the browser's cookie, and only this studio can make it. */
export const formToken = (c: Context<StudioBindings>, identity: IdentityContext): string =>
  tokenOf(identity, browserOf(c, 'form', identity.random));

/** Whether a form was ours, shown in this very browser: another site's knows no token for it. */
export function isOurForm(c: Context<StudioBindings>, identity: IdentityContext, token: string): boolean {
  const browser = knownBrowser(c, 'form');
  if (browser === undefined) return false;
  const expected = Buffer.from(tokenOf(identity, browser));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
