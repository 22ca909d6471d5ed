import { fail, ok, type Result } from '#shared/result.ts';

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

/**
 * Reads the address of a studio elsewhere: https, or http on this computer alone, where nobody can listen in.
 * @returns its origin
 */
export function readStudioAddress(text: string): Result<string> {
  const url = URL.parse(text);
  const isBare = url !== null && url.href === `${url.origin}/` && !text.includes('@');
  const isPrivate = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.includes(url.hostname));
  if (isBare && isPrivate) return ok(url.origin);
  return fail({
    code: 'studio_address',
    message: `“${text.slice(0, 200)}” is no address of a studio.`,
    remedy: 'Give it as https://studio.example, without a path. Plain http is for this computer alone.',
  });
}
