const SAFE_SCHEMES = ['https:', 'mailto:'];

/** Links that may leave the studio: other schemes can start programs on the user's machine. */
export function isSafeLink(url: string): boolean {
  const scheme = URL.parse(url)?.protocol;
  return scheme !== undefined && SAFE_SCHEMES.includes(scheme);
}
