import { SignJWT } from 'jose';
import { None } from 'openid-client';
import { z } from 'zod';
import { domainOf, type EmailAddress } from '#shared/email-address.ts';
import { ok } from '#shared/result.ts';
import { attributesFrom, emailFrom } from './claims.ts';
import type { AppleKeys } from './client-keys.ts';
import { openId } from './open-id.ts';
import type { Provider } from './provider.ts';
import { providerNames } from './provider-names.ts';

const ISSUER = 'https://appleid.apple.com';
/** Apple allows half a year; one call needs less than this. */
const SECRET_LIFE = '5 minutes';

const userShape = z.object({
  name: z.object({ firstName: z.string().catch(''), lastName: z.string().catch('') }),
});

/** Sign in with Apple: OpenID Connect with a signed client secret, and an answer as a form post. */
export function apple({ clientId, teamId, keyId, privateKey }: AppleKeys, issuer = ISSUER): Provider {
  const client = openId({ issuer, clientId, clientAuth: None(), title: providerNames.apple.title });
  const clientSecret = () =>
    new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime(SECRET_LIFE)
      .sign(privateKey);
  return {
    name: 'apple',
    ...providerNames.apple,
    answersByForm: true,
    start: (redirectUri, secrets) =>
      // Apple gives a name or an address only with `response_mode=form_post`.
      client.start(redirectUri, secrets, { scope: 'openid email name', response_mode: 'form_post' }),
    async finish({ address, user }, secrets) {
      const claims = await client.finish(address, secrets, { client_secret: await clientSecret() });
      if (!claims.ok) return claims;
      const { sub, email, email_verified } = claims.value;
      const said = emailFrom(email);
      // Apple sends a boolean or its text.
      const isVerified = email_verified === true || email_verified === 'true';
      return ok({
        subject: sub,
        ...said,
        isEmailVerified: isVerified && isApplesOwn(said.email),
        attributes: nameFrom(user),
      });
    },
  };
}

/** Where Apple gives the mailboxes, and where it forwards for somebody who hides theirs. */
const APPLES_DOMAINS: ReadonlySet<string> = new Set(['icloud.com', 'me.com', 'mac.com', 'privaterelay.appleid.com']);

/**
 * Apple vouches for its own addresses. Any other was verified when the Apple Account was made, and may belong to somebody
 * else now: as with Google, its user enters a code here before it counts.
 * https://developer.apple.com/documentation/signinwithapple/communicating-using-the-private-email-relay-service
 */
const isApplesOwn = (email: EmailAddress | undefined): boolean =>
  email !== undefined && APPLES_DOMAINS.has(domainOf(email));

/** The name comes through the browser, not in the signed token: nothing but a name is read from there. */
function nameFrom(user: string | undefined): Record<string, string> {
  try {
    const { name } = userShape.parse(JSON.parse(user ?? ''));
    const whole = `${name.firstName} ${name.lastName}`.trim();
    return attributesFrom({ given_name: name.firstName, family_name: name.lastName, name: whole });
  } catch {
    return {};
  }
}
