const LOOPBACK = new Set(['127.0.0.1', '[::1]']);

/**
 * Whether a redirect address is allowed: it must equal a registered one exactly. A native program listens on whatever
 * port is free (RFC 8252, section 7.3), so the port of a loopback address is ignored.
 */
export function isRegistered(address: string, registered: readonly string[]): boolean {
  if (registered.includes(address)) return true;
  const asked = loopbackWithoutPort(address);
  return asked !== undefined && registered.some((one) => loopbackWithoutPort(one) === asked);
}

function loopbackWithoutPort(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  // An address that a browser would normalize (backslashes, tabs, dots in the path) does not match.
  if (url.href !== address || url.protocol !== 'http:' || !LOOPBACK.has(url.hostname)) return undefined;
  url.port = '';
  return url.href;
}

/** Whether an address can be registered: absolute, without credentials, without a fragment. */
export function isReturnAddress(address: string): boolean {
  if (!URL.canParse(address) || address.includes('#') || address.includes('*')) return false;
  const { protocol, username, password, hostname } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (protocol === 'http:') return LOOPBACK.has(hostname) || hostname === 'localhost';
  // A program's private scheme is allowed (RFC 8252, section 7.1), but none that a browser itself interprets.
  return !['javascript:', 'data:', 'file:', 'blob:', 'about:', 'vbscript:'].includes(protocol);
}

/** An address with the answer's parameters in its query. */
export function withAnswer(address: string, answer: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
