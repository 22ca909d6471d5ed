import { z } from 'zod';

/** The site that passkeys are made for. A browser offers them there and below it, and nowhere else. */
export interface PasskeySite {
  /** A host name, e.g. `studio.example`: browsers refuse an IP address. */
  readonly relyingPartyId: string;
  /** Origins of pages that may use them; `http://localhost` stands for each of its ports. */
  readonly origins: readonly string[];
}

/** A studio on somebody's own computer, opened by this name. */
const LOCALHOST = 'http://localhost';

export const localPasskeySite: PasskeySite = { relyingPartyId: 'localhost', origins: [LOCALHOST] };

/** The site of a studio with a public address, and of other pages at or below its host. */
export function passkeySiteOf(publicUrl: string, otherOrigins: readonly string[]): PasskeySite {
  const relyingPartyId = new URL(publicUrl).hostname;
  const isBelow = (origin: string) => `.${new URL(origin).hostname}`.endsWith(`.${relyingPartyId}`);
  return { relyingPartyId, origins: [publicUrl, ...otherOrigins.filter(isBelow)] };
}

const clientData = z.object({ origin: z.string().max(512) });

/**
 * The origin of the page that asked an authenticator, as the browser wrote it.
 * @param clientDataJson base64url
 * @returns undefined unless passkeys may be used there
 */
export function allowedOrigin({ origins }: PasskeySite, clientDataJson: string): string | undefined {
  try {
    const read = clientData.safeParse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8')));
    const origin = read.data?.origin ?? '';
    const withoutPort = origin.replace(/^(http:\/\/localhost):\d{1,5}$/, '$1');
    return origins.includes(origin) || (withoutPort === LOCALHOST && origins.includes(LOCALHOST)) ? origin : undefined;
  } catch {
    return undefined;
  }
}
