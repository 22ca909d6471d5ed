import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { studioPool } from '../config.ts';

/** What the client keeps between calls, as a browser would. */
export type ClientStore = Map<string, string>;

/** Points the unmodified client, as it comes from npm, at a pool. */
export function pointClientAt(endpoint: string): ClientStore {
  // It warns of every endpoint that is not Amazon's.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const { poolId, clientId } = studioPool;
  Amplify.configure({
    Auth: { Cognito: { userPoolId: poolId, userPoolClientId: clientId, userPoolEndpoint: endpoint } },
  });
  const store: ClientStore = new Map();
  // After `configure`, which puts its own store back.
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    getItem: async (key) => store.get(key) ?? null,
    setItem: async (key, value) => void store.set(key, value),
    removeItem: async (key) => void store.delete(key),
    clear: async () => store.clear(),
  });
  return store;
}

/** The refresh token that the client holds. */
export const heldRefreshToken = (store: ClientStore): string | undefined =>
  [...store].find(([key]) => key.endsWith('.refreshToken'))?.[1];

/** What came of a call: its result, or the name and message of its error. */
export async function told<T>(call: () => Promise<T>): Promise<T | string> {
  try {
    return await call();
  } catch (error) {
    const { name, message } = error as Error;
    return `${name}: ${message}`;
  }
}
