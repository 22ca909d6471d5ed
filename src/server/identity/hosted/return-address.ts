const LOOPBACK = new Set(['127.0.0.1', '[::1]']);

/**
 * Whether people may be sent to an address: one that is registered, to the letter. A program on one's own computer takes
 * whatever port is free (RFC 8252, section 7.3), so that the port of a loopback address doesn't count.
 */
export function isRegistered(address: string, registered: readonly string[]): boolean {
  if (registered.includes(address)) return true;
  const asked = loopbackWithoutPort(address);
  return asked !== undefined && registered.some((one) => loopbackWithoutPort(one) === asked);
}

function loopbackWithoutPort(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  // What a browser would read otherwise than it is written (backslashes, tabs, dots in the path) is no match.
  if (url.href !== address || url.protocol !== 'http:' || !LOOPBACK.has(url.hostname)) return undefined;
  url.port = '';
  return url.href;
}

/** Whether an address can be registered: absolute, without a password, without a part that stays in the browser. */
export function isReturnAddress(address: string): boolean {
  if (!URL.canParse(address) || address.includes('#') || address.includes('*')) return false;
  const { protocol, username, password, hostname } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (protocol === 'http:') return LOOPBACK.has(hostname) || hostname === 'localhost';
  // A program's own scheme (RFC 8252, section 7.1), but none that a browser acts on by itself.
  return !['javascript:', 'data:', 'file:', 'blob:', 'about:', 'vbscript:'].includes(protocol);
}

/** An address with an answer in its query. */
export function withAnswer(address: string, answer: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
