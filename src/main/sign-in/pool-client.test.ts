import { describe, expect, test } from 'vitest';
import { siteConfigOf } from '#server/settings/site-config-of.ts';
import { settingsOf } from '#server/testing/test-studio.ts';
import { newSignIn } from './pending-sign-in.ts';
import { findPool } from './pool-client.ts';

const STUDIO = 'https://studio.example';
const config = siteConfigOf(settingsOf({}), true);
const POOL = `${STUDIO}/identity/local_studio`;
const metadata = {
  issuer: POOL,
  jwks_uri: `${POOL}/.well-known/jwks.json`,
  authorization_endpoint: `${STUDIO}/identity/oauth2/authorize`,
  token_endpoint: `${STUDIO}/identity/oauth2/token`,
};

/** A studio that answers with these documents. */
const studioWith =
  (documents: Readonly<Record<string, unknown>>): typeof fetch =>
  async (address) => {
    const found = documents[new URL(address instanceof Request ? address.url : address).pathname];
    return found === undefined ? new Response('', { status: 404 }) : Response.json(found);
  };
const find = (about: unknown, pool: unknown, studio = STUDIO) =>
  findPool(
    studio,
    studioWith({ '/config.json': about, '/identity/local_studio/.well-known/openid-configuration': pool }),
  );

test('the browser is led to the studio’s own page, with what its answer will be known by, and no secret', async () => {
  const pending = newSignIn(0);
  const url = await (await find(config, metadata))?.authorizationUrl(pending);
  expect(url?.origin).toBe(STUDIO);
  expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
    client_id: 'studio',
    response_type: 'code',
    state: pending.state,
    nonce: pending.nonce,
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(url?.href).not.toContain(pending.verifier);
});

test('a pool that is not the studio’s own is none that the browser is led to', async () => {
  const { endpoint: _, ...atAmazon } = config.identity;
  expect(await find({ ...config, identity: atAmazon }, metadata)).toBeUndefined();
});

describe('nobody is led anywhere where', () => {
  const elsewhere = 'https://evil.example/identity';
  test.each([
    ['the page to log in on is elsewhere', { ...metadata, authorization_endpoint: elsewhere }],
    ['the tokens come from elsewhere', { ...metadata, token_endpoint: elsewhere }],
    ['the keys come from elsewhere', { ...metadata, jwks_uri: elsewhere }],
    ['a page is named by another scheme', { ...metadata, authorization_endpoint: 'http://studio.example/authorize' }],
    ['a page is missing', { issuer: POOL }],
    ['the answer is no description of a pool', ['x']],
    ['there is no answer', undefined],
  ])('%s', async (_why, pool) => {
    await expect(find(config, pool)).rejects.toThrow(/./);
  });

  test('the studio does not answer as one', async () => {
    await expect(find({ hello: 'world' }, metadata)).rejects.toThrow(/./);
  });
});
