import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { StudioBindings } from '../../studio-env.ts';
import type { IdentityContext } from '../identity-context.ts';
import { browserOf, knownBrowser } from './browser-cookie.ts';

const tokenOf = ({ box }: Pick<IdentityContext, 'box'>, browser: string) =>
  box.mac('form', browser).toString('base64url');

/** The anti-forgery (CSRF) token of a form: a MAC of the browser's cookie, which only this studio can compute. */
export const formToken = (c: Context<StudioBindings>, identity: IdentityContext): string =>
  tokenOf(identity, browserOf(c, 'form', identity.random));

/** Whether a form is ours and was shown in this browser: another site can't know its token. */
export function isOurForm(c: Context<StudioBindings>, identity: IdentityContext, token: string): boolean {
  const browser = knownBrowser(c, 'form');
  if (browser === undefined) return false;
  const expected = Buffer.from(tokenOf(identity, browser));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
