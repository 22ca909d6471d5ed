import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { StudioBindings } from '../../studio-env.ts';
import type { SecureRandom } from '../../ports.ts';

/** What a browser is known by: while it looks at a form, or while somebody signs in at a provider. */
export type CookieUse = 'form' | 'state' | 'state-by-form';

const BYTES = 32;
const SHAPE = /^[\w-]{43}$/;
/** Longer than anybody looks at a form or a provider's pages. */
const LIFE_SECONDS = 3600;

const isHttps = (c: Context<StudioBindings>) => c.env.origin.startsWith('https:');
/** With the prefix no neighbouring site can set it: https://datatracker.ietf.org/doc/html/rfc6265bis section 4.1.3. */
const nameOf = (c: Context<StudioBindings>, use: CookieUse) => `${isHttps(c) ? '__Host-' : ''}studio-${use}`;

/** What this browser is known by, if it is. */
export function knownBrowser(c: Context<StudioBindings>, use: CookieUse): string | undefined {
  const value = getCookie(c, nameOf(c, use));
  return value !== undefined && SHAPE.test(value) ? value : undefined;
}

/** What this browser is known by from now on; the same in all its windows. */
export function browserOf(c: Context<StudioBindings>, use: CookieUse, random: Pick<SecureRandom, 'bytes'>): string {
  const value = knownBrowser(c, use) ?? Buffer.from(random.bytes(BYTES)).toString('base64url');
  setCookie(c, nameOf(c, use), value, {
    path: '/',
    httpOnly: true,
    secure: isHttps(c),
    // Apple's answer is sent by a page of Apple's, which brings no other.
    sameSite: use === 'state-by-form' ? 'None' : 'Lax',
    maxAge: LIFE_SECONDS,
  });
  return value;
}
