import type { TokenStore } from '#shared/desktop/platform.ts';
import type { ExchangedTokens } from './pool-client.ts';

/** Keeps tokens under the names by which the pages' sign-in client (Amplify) reads them. */
export async function keepSession(
  tokens: TokenStore,
  { clientId, username, accessToken, idToken, refreshToken }: ExchangedTokens,
): Promise<void> {
  const client = `CognitoIdentityServiceProvider.${clientId}`;
  const kept = { accessToken, idToken, refreshToken, clockDrift: '0' };
  for (const [name, value] of Object.entries(kept)) await tokens.set(`${client}.${username}.${name}`, value);
  // Last, since by it the client finds the others.
  await tokens.set(`${client}.LastAuthUser`, username);
}
