import { z } from 'zod';
import { readEmail } from '#shared/email-address.ts';
import type { Database } from '../../db/open-database.ts';
import type { VerifiedEmailOf } from './named-administrators.ts';

/** Looks the address up in the accounts of this studio. */
export const emailOfAccount =
  (db: Database): VerifiedEmailOf =>
  async ({ id }) => {
    const account = await db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', id)
      .where('emailVerified', '=', 1)
      .executeTakeFirst();
    return account?.email || undefined;
  };

const user = z.object({ UserAttributes: z.array(z.object({ Name: z.string(), Value: z.string() })) });
const TIMEOUT_MS = 5000;

/**
 * Asks an outside pool for the token's own user. Without an answer there is no address.
 * @param endpoint address of the pool's API
 */
export const emailAtPool =
  (endpoint: string): VerifiedEmailOf =>
  async (_caller, accessToken) => {
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
        },
        body: JSON.stringify({ AccessToken: accessToken }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const read = user.safeParse(await answer.json());
      if (!answer.ok || !read.success) return undefined;
      const valueOf = (name: string) => read.data.UserAttributes.find(({ Name }) => Name === name)?.Value;
      return valueOf('email_verified') === 'true' ? readEmail(valueOf('email') ?? '') : undefined;
    } catch {
      return undefined;
    }
  };
