import { ClientSecretPost } from 'openid-client';
import { domainOf, type EmailAddress, readDomain } from '#shared/email-address.ts';
import { ok } from '#shared/result.ts';
import { attributesFrom, emailFrom } from './claims.ts';
import type { ClientKeys } from './client-keys.ts';
import { openId } from './open-id.ts';
import type { Provider } from './provider.ts';
import { providerNames } from './provider-names.ts';

const ISSUER = 'https://accounts.google.com';

/** Google, which follows OpenID Connect to the letter. */
export function google({ clientId, clientSecret }: ClientKeys, issuer = ISSUER): Provider {
  const { title } = providerNames.google;
  const client = openId({ issuer, clientId, clientAuth: ClientSecretPost(clientSecret), title });
  return {
    name: 'google',
    ...providerNames.google,
    answersByForm: false,
    start: (redirectUri, secrets) => client.start(redirectUri, secrets, { scope: 'openid email profile' }),
    async finish({ address }, secrets) {
      const claims = await client.finish(address, secrets);
      if (!claims.ok) return claims;
      const { sub, email, email_verified, hd } = claims.value;
      const said = emailFrom(email);
      return ok({
        subject: sub,
        ...said,
        isEmailVerified: email_verified === true && isGooglesOwn(said.email, hd),
        attributes: attributesFrom(claims.value),
      });
    },
  };
}

/**
 * Google vouches for its own addresses and those at the domain of a workplace (`hd`). Any other address was verified
 * when the account was created and may belong to somebody else now.
 * https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
const isGooglesOwn = (email: EmailAddress | undefined, workplace: unknown): boolean =>
  email !== undefined &&
  (domainOf(email) === 'gmail.com' || (typeof workplace === 'string' && domainOf(email) === readDomain(workplace)));
