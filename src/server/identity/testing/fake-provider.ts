import { createHash, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { calculateJwkThumbprint, exportJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { type Certificate, serveOverTls } from './tls.ts';

/** How the provider may lie in its signed token, or fail. */
export type Lie =
  | 'another nonce'
  | 'another issuer'
  | 'another audience'
  | 'another key'
  | 'no signature'
  | 'an old token'
  | 'no token'
  | 'an error'
  | 'no JSON'
  | 'a profile of nobody';

export interface FakeProvider {
  readonly origin: string;
  /** Agrees to a sign-in. @returns the answer that the browser takes back */
  agree(address: URL): Promise<URLSearchParams>;
  /** Claims or profile of the next user who agrees. */
  person: Record<string, unknown>;
  lie: Lie | undefined;
  /** The authorization requests that arrived. */
  readonly asked: URLSearchParams[];
  close(): Promise<void>;
}

export const CLIENT = { clientId: 'studio-at-provider', clientSecret: 'a secret of the studio' };

interface Given {
  readonly request: URLSearchParams;
}

/**
 * A provider over TLS, as strict as a real one: it checks its client's secret, the redirect address and PKCE, and
 * accepts each code once. It speaks OpenID Connect, and offers a profile to clients that don't.
 * @param appleKey verifies signed client secrets, as Apple's
 */
export async function openFakeProvider(
  certificate: Certificate,
  appleKey?: KeyObject,
  port?: number,
): Promise<FakeProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const jwk: JWK = { ...(await exportJWK(publicKey)), alg: 'RS256', use: 'sig' };
  const kid = await calculateJwkThumbprint(jwk);
  const codes = new Map<string, Given>();
  const app = new Hono();
  const provider = { person: { sub: 'person-1' } as Record<string, unknown>, lie: undefined as Lie | undefined };
  const asked: URLSearchParams[] = [];

  app.get('/.well-known/openid-configuration', (c) => {
    const { origin } = new URL(c.req.url);
    return c.json({
      issuer: origin,
      authorization_endpoint: `${origin}/authorize`,
      token_endpoint: `${origin}/token`,
      jwks_uri: `${origin}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      ...(appleKey === undefined ? { code_challenge_methods_supported: ['S256'] } : {}),
    });
  });
  app.get('/keys', (c) => c.json({ keys: [{ ...jwk, kid }] }));
  app.post('/token', async (c) => {
    const { origin } = new URL(c.req.url);
    const form = new URLSearchParams(await c.req.text());
    const given = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    if (provider.lie === 'an error') return c.json({ error: 'server_error' }, 500);
    if (provider.lie === 'no JSON') return c.text('<html>');
    const isClient =
      form.get('client_id') === CLIENT.clientId && (await isSecret(form.get('client_secret') ?? '', origin));
    if (!isClient) return c.json({ error: 'invalid_client' }, 401);
    const challenge = given?.request.get('code_challenge') ?? undefined;
    const computed = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      given !== undefined &&
      given.request.get('redirect_uri') === form.get('redirect_uri') &&
      (challenge === undefined ? appleKey !== undefined : challenge === computed);
    if (!isGood) return c.json({ error: 'invalid_grant' }, 400);
    const isOpenId = (given.request.get('scope') ?? '').split(' ').includes('openid') && provider.lie !== 'no token';
    return c.json({
      access_token: `access-${randomBytes(12).toString('hex')}`,
      token_type: 'bearer',
      expires_in: 3600,
      ...(isOpenId ? { id_token: await sign(origin, given.request.get('nonce') ?? '') } : {}),
    });
  });
  app.get('/profile', (c) => {
    const isToken = /^bearer access-\w+$/i.test(c.req.header('authorization') ?? '');
    if (!isToken) return c.json({ error: { message: 'Invalid OAuth access token.' } }, 400);
    return c.json(provider.lie === 'a profile of nobody' ? { error: 'nobody' } : provider.person);
  });

  async function isSecret(secret: string, origin: string): Promise<boolean> {
    if (appleKey === undefined) return secret === CLIENT.clientSecret;
    const expected = { issuer: 'TEAM', subject: CLIENT.clientId, audience: origin, algorithms: ['ES256'] };
    try {
      const { payload, protectedHeader } = await jwtVerify(secret, appleKey, expected);
      return protectedHeader.kid === 'KEY' && (payload.exp ?? 0) - (payload.iat ?? 0) <= 15_777_000;
    } catch {
      return false;
    }
  }

  function sign(origin: string, nonce: string): Promise<string> | string {
    const { lie } = provider;
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      ...provider.person,
      nonce: lie === 'another nonce' ? 'another' : nonce,
      iss: lie === 'another issuer' ? 'https://elsewhere.example' : origin,
      aud: lie === 'another audience' ? 'somebody else' : CLIENT.clientId,
      iat: lie === 'an old token' ? now - 7200 : now,
      exp: lie === 'an old token' ? now - 3600 : now + 600,
    };
    if (lie === 'no signature') {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none' })}.${part(claims)}.`;
    }
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(lie === 'another key' ? stranger : privateKey);
  }

  const server = await serveOverTls(certificate, (request) => app.fetch(request), port);
  return Object.assign(provider, {
    origin: server.origin,
    asked,
    async agree(address: URL) {
      const request = address.searchParams;
      asked.push(request);
      const code = randomBytes(12).toString('hex');
      codes.set(code, { request });
      return new URLSearchParams({ code, state: request.get('state') ?? '' });
    },
    close: () => server.close(),
  });
}
