import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { attributesFrom, emailFrom, subject } from './claims.ts';
import type { ClientKeys } from './client-keys.ts';
import { type OAuthAddresses, plainOAuth } from './plain-oauth.ts';
import type { Provider } from './provider.ts';
import { providerNames } from './provider-names.ts';
import { providerProblem } from './provider-problem.ts';

/** https://developer.amazon.com/docs/login-with-amazon/authorization-code-grant.html */
const ADDRESSES: OAuthAddresses = {
  authorize: 'https://www.amazon.com/ap/oa',
  token: 'https://api.amazon.com/auth/o2/token',
  profile: 'https://api.amazon.com/user/profile',
};

const profileShape = z.object({ user_id: subject, name: z.unknown().optional(), email: z.unknown().optional() });

/** Login with Amazon: OAuth 2 and a profile, which does not say whether the address is verified. */
export function amazon(keys: ClientKeys, addresses = ADDRESSES): Provider {
  const { title } = providerNames.amazon;
  const client = plainOAuth(addresses, keys, title);
  return {
    name: 'amazon',
    ...providerNames.amazon,
    answersByForm: false,
    start: (redirectUri, secrets) => client.start(redirectUri, secrets, 'profile'),
    async finish(answer, secrets) {
      const profile = await client.finish(answer, secrets);
      if (!profile.ok) return profile;
      const read = profileShape.safeParse(profile.value);
      if (!read.success) return providerProblem('provider_refused', title, 'The profile has no user_id.');
      const { user_id, name, email } = read.data;
      return ok({
        subject: user_id,
        ...emailFrom(email),
        isEmailVerified: false,
        attributes: attributesFrom({ name }),
      });
    },
  };
}
