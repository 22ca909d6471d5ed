import type { Page } from 'playwright/test';

interface KeptCredential {
  readonly rpId?: string;
  readonly isResidentCredential: boolean;
}

/**
 * Gives the browser an authenticator that finds its passkeys by the site and always verifies its user.
 * @returns a function that lists its passkeys
 */
export async function addVirtualAuthenticator(page: Page): Promise<() => Promise<readonly KeptCredential[]>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
}
