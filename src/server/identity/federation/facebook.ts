import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { attributesFrom, emailFrom, subject } from './claims.ts';
import type { ClientKeys } from './client-keys.ts';
import { type OAuthAddresses, plainOAuth } from './plain-oauth.ts';
import type { Provider } from './provider.ts';
import { providerNames } from './provider-names.ts';
import { providerProblem } from './provider-problem.ts';

/** https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow */
const ADDRESSES: OAuthAddresses = {
  authorize: 'https://www.facebook.com/v24.0/dialog/oauth',
  token: 'https://graph.facebook.com/v24.0/oauth/access_token',
  profile: 'https://graph.facebook.com/v24.0/me?fields=id,name,first_name,last_name,email,picture',
};

const profileShape = z.object({
  id: subject,
  name: z.unknown().optional(),
  first_name: z.unknown().optional(),
  last_name: z.unknown().optional(),
  email: z.unknown().optional(),
  picture: z
    .object({ data: z.object({ url: z.unknown().optional() }) })
    .optional()
    .catch(undefined),
});

/** Facebook: OAuth 2 and a profile. Users may withhold their address, and it is never marked as verified. */
export function facebook(keys: ClientKeys, addresses = ADDRESSES): Provider {
  const { title } = providerNames.facebook;
  const client = plainOAuth(addresses, keys, title);
  return {
    name: 'facebook',
    ...providerNames.facebook,
    answersByForm: false,
    start: (redirectUri, secrets) => client.start(redirectUri, secrets, 'email,public_profile'),
    async finish(answer, secrets) {
      const profile = await client.finish(answer, secrets);
      if (!profile.ok) return profile;
      const read = profileShape.safeParse(profile.value);
      if (!read.success) return providerProblem('provider_refused', title, 'The profile has no id.');
      const { id, name, first_name, last_name, email, picture } = read.data;
      return ok({
        subject: id,
        ...emailFrom(email),
        isEmailVerified: false,
        attributes: attributesFrom({
          name,
          given_name: first_name,
          family_name: last_name,
          picture: picture?.data.url,
        }),
      });
    },
  };
}
