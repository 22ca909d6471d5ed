import type { RequestListener } from 'node:http';
import Provider from 'oidc-provider';

/** Longer than a journey. */
const LIFE_SECONDS = 600;

interface Client {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly comesBackTo: string;
}

/**
 * A third-party OpenID Connect provider that stands in for Google: it asks for a name and any password, then for
 * consent, and requires PKCE. The user `asha` is asha@gmail.com.
 */
export function openFakeGoogle(issuer: string, { clientId, clientSecret, comesBackTo }: Client): RequestListener {
  const provider = quietly(
    () =>
      new Provider(issuer, {
        clients: [
          {
            client_id: clientId,
            client_secret: clientSecret,
            redirect_uris: [comesBackTo],
            token_endpoint_auth_method: 'client_secret_post',
          },
        ],
        cookies: { keys: ['for these journeys only'] },
        pkce: { required: () => true },
        scopes: ['openid', 'email', 'profile'],
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name'] },
        // Google puts the claims into the token.
        conformIdTokenClaims: false,
        ttl: {
          Interaction: LIFE_SECONDS,
          Session: LIFE_SECONDS,
          Grant: LIFE_SECONDS,
          AccessToken: LIFE_SECONDS,
          IdToken: LIFE_SECONDS,
        },
        findAccount: (_context, id) => ({
          accountId: id,
          claims: () => ({
            sub: `google-${id}`,
            email: `${id}@gmail.com`,
            email_verified: true,
            name: id,
            given_name: id,
          }),
        }),
      }),
  );
  const answer = provider.callback();
  return (incoming, outgoing) => void answer(incoming, outgoing);
}

/**
 * Suppresses its warnings about known keys and in-memory storage, which are right in production and irrelevant here.
 */
function quietly<T>(make: () => T): T {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return make();
  } finally {
    console.warn = warn;
  }
}
