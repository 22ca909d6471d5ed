import { z } from 'zod';

const clientData = z.object({ challenge: z.string().max(8192) });

/** The challenge that an authenticator answered, base64url; empty for what no browser wrote. @param clientDataJson base64url */
export function answeredChallenge(clientDataJson: string): string {
  try {
    const read = clientData.safeParse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8')));
    return read.data?.challenge ?? '';
  } catch {
    return '';
  }
}
