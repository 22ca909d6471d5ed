import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { studioPool } from '../pool-config.ts';
import { powersByOpenSsl } from './powers-by-openssl.ts';

await powersByOpenSsl();

/** What the client stores between calls, as in a browser. */
export type ClientStore = Map<string, string>;

/** Domain of the hosted pages, without `https://`, and the redirect addresses. */
export interface ClientOAuth {
  readonly domain: string;
  readonly redirectSignIn: readonly string[];
  readonly redirectSignOut: readonly string[];
}

/** Points the client from npm at a pool. */
export function pointClientAt(endpoint: string, oauth?: ClientOAuth): ClientStore {
  // Below this level it warns of every endpoint that is not Amazon's.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const { poolId, clientId } = studioPool;
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: poolId,
        userPoolClientId: clientId,
        userPoolEndpoint: endpoint,
        ...(oauth === undefined ? {} : { loginWith: { oauth: oauthOf(oauth) } }),
      },
    },
  });
  const store: ClientStore = new Map();
  // After `configure`, which resets the store.
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    getItem: async (key) => store.get(key) ?? null,
    setItem: async (key, value) => void store.set(key, value),
    removeItem: async (key) => void store.delete(key),
    clear: async () => store.clear(),
  });
  return store;
}

const oauthOf = ({ domain, redirectSignIn, redirectSignOut }: ClientOAuth) => ({
  domain,
  redirectSignIn: [...redirectSignIn],
  redirectSignOut: [...redirectSignOut],
  scopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
  responseType: 'code' as const,
});

/** The refresh token that the client holds. */
export const heldRefreshToken = (store: ClientStore): string | undefined =>
  [...store].find(([key]) => key.endsWith('.refreshToken'))?.[1];

/** The outcome of a call: its result, or the name and message of its error. */
export async function told<T>(call: () => Promise<T>): Promise<T | string> {
  try {
    return await call();
  } catch (error) {
    const { name, message } = error as Error;
    return `${name}: ${message}`;
  }
}
