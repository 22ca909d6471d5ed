import { CognitoUser, CognitoUserPool, type ICognitoStorage } from 'amazon-cognito-identity-js';
import { studioPool } from '../pool-config.ts';

/** amazon-cognito-identity-js as in one browser, which keeps what the client stores. */
export interface IdentityJsClient {
  readonly pool: CognitoUserPool;
  user(Username: string): CognitoUser;
}

/** Points the unmodified client at a pool, in a browser in which nobody was signed in. */
export function identityJsClient(endpoint: string): IdentityJsClient {
  const store = new Map<string, string>();
  const Storage: ICognitoStorage = {
    getItem: (key) => store.get(key) ?? null,
    setItem: (key, value) => void store.set(key, value),
    removeItem: (key) => void store.delete(key),
    clear: () => store.clear(),
  };
  const { poolId: UserPoolId, clientId: ClientId } = studioPool;
  const pool = new CognitoUserPool({ UserPoolId, ClientId, endpoint, Storage });
  return { pool, user: (Username) => new CognitoUser({ Username, Pool: pool, Storage }) };
}
