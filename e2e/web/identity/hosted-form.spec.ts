import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { expect, type Page } from 'playwright/test';
import { complaintsOf } from '../../pages/complaints.ts';
import { test as overTls } from '../../pages/studio-over-tls.ts';

/** Another program on this computer, with its own redirect address. */
interface Program {
  readonly returnsTo: string;
  readonly arrived: Promise<URLSearchParams>;
}

const test = overTls.extend<{ program: Program }>({
  settings: { SIGN_IN_RETURNS: 'http://127.0.0.1/signed-in' },
  program: async ({ settings }, provide) => {
    const { pathname } = new URL(settings['SIGN_IN_RETURNS'] ?? '');
    let tell: (answer: URLSearchParams) => void = () => undefined;
    const arrived = new Promise<URLSearchParams>((told) => (tell = told));
    const server: Server = createServer((incoming, outgoing) => {
      const url = new URL(incoming.url ?? '', 'http://127.0.0.1');
      if (url.pathname === pathname) tell(url.searchParams);
      outgoing.end('Thank you.');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await provide({ returnsTo: `http://127.0.0.1:${port}${pathname}`, arrived });
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  },
});

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

test('a program signs a user in on the studio’s own page, and never sees the password', async ({
  page,
  studio,
  program,
}) => {
  const complaints = complaintsOf(page);
  const [, email = '', password = ''] = /Sign in as (\S+) with the password (\S+)/.exec(studio.said()) ?? [];
  const verifier = randomBytes(48).toString('base64url');
  const asked = new URLSearchParams({
    client_id: 'studio',
    redirect_uri: program.returnsTo,
    response_type: 'code',
    scope: 'openid email',
    state: 'of the program',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const shown = await page.goto(`/identity/oauth2/authorize?${asked.toString()}`);
  const policy = shown?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`form-action 'self' ${new URL(program.returnsTo).origin};`);
  expect(policy).not.toContain('script-src');
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log In with Google' })).toBeVisible();
  await signIn(page, email, 'wrong');
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await signIn(page, email, password);
  await expect(page.getByText('Thank you.')).toBeVisible();
  // A wrong password is answered with 401, which the browser logs as an error.
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);

  const answer = await program.arrived;
  expect(answer.get('state')).toBe('of the program');
  const exchange = () =>
    page.request.post('/identity/oauth2/token', {
      form: {
        grant_type: 'authorization_code',
        client_id: 'studio',
        redirect_uri: program.returnsTo,
        code: answer.get('code') ?? '',
        code_verifier: verifier,
      },
    });
  const tokens = (await (await exchange()).json()) as Record<string, unknown>;
  expect(tokens).toMatchObject({ token_type: 'Bearer', id_token: expect.any(String) });
  expect((await exchange()).status()).toBe(400);
});
