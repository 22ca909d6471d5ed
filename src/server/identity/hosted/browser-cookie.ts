import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { StudioBindings } from '../../studio-env.ts';
import type { SecureRandom } from '../../ports.ts';

/** What a cookie identifies a browser for: a form, or a sign-in at a provider. */
export type CookieUse = 'form' | 'state' | 'state-by-form';

const BYTES = 32;
const SHAPE = /^[\w-]{43}$/;
/** Longer than anybody spends on a form or on a provider's pages. */
const LIFE_SECONDS = 3600;

const isHttps = (c: Context<StudioBindings>) => c.env.origin.startsWith('https:');
/**
 * With the prefix `__Host-` no sibling domain can set it: https://datatracker.ietf.org/doc/html/rfc6265bis section
 * 4.1.3.
 */
const nameOf = (c: Context<StudioBindings>, use: CookieUse) => `${isHttps(c) ? '__Host-' : ''}studio-${use}`;

/** The value of this browser's cookie, if it has one. */
export function knownBrowser(c: Context<StudioBindings>, use: CookieUse): string | undefined {
  const value = getCookie(c, nameOf(c, use));
  return value !== undefined && SHAPE.test(value) ? value : undefined;
}

/** The value of this browser's cookie, set now if it has none; the same in all its windows. */
export function browserOf(c: Context<StudioBindings>, use: CookieUse, random: Pick<SecureRandom, 'bytes'>): string {
  const value = knownBrowser(c, use) ?? Buffer.from(random.bytes(BYTES)).toString('base64url');
  setCookie(c, nameOf(c, use), value, {
    path: '/',
    httpOnly: true,
    secure: isHttps(c),
    // Apple's answer is posted by a page of Apple's, which sends no other cookies.
    sameSite: use === 'state-by-form' ? 'None' : 'Lax',
    maxAge: LIFE_SECONDS,
  });
  return value;
}
