import type { TestPool } from './test-pool.ts';
import { TEST_PASSWORD } from './test-pool.ts';

/** The tokens of a sign-in, in Cognito's format. */
export interface TestTokens {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken: string;
}

/** Signs in with a plain password, as clients without SRP do. @param more further parameters, e.g. `DEVICE_KEY` */
export function callSignIn(pool: TestPool, USERNAME: string, more: Readonly<Record<string, string>> = {}) {
  const AuthParameters = { USERNAME, PASSWORD: TEST_PASSWORD, ...more };
  return pool.call('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters });
}

/** As {@link callSignIn}, for an account that nothing more is asked of. */
export async function tokensOfSignIn(pool: TestPool, username: string): Promise<TestTokens> {
  const { body } = await callSignIn(pool, username);
  return body['AuthenticationResult'] as TestTokens;
}
