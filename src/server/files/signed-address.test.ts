import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecretBox } from '../identity/secrets/secret-box.ts';
import { openTestPool, PASSWORD, type TestPool } from '../identity/testing/test-pool.ts';
import { createEmbeddedVerifier } from '../identity/tokens/embedded-verifier.ts';
import { answerProblem } from '../http/problem-answers.ts';
import { own } from '../policies/own.ts';
import { type ReaderBindings, signedInOrSigned } from '../policies/signed-in-or-signed.ts';
import { createAddressSigner } from './signed-address.ts';

const HOUR_MS = 3_600_000;
const PATH = '/files/7/sheet.pdf';
let nowMs = 1_795_000_000_000;
const clock = () => nowMs;
const signer = createAddressSigner({ box: createSecretBox(Buffer.alloc(32, 7)), clock });
const counts = (address: string) => signer.verify(address).ok;
const changed = (address: string, name: string, value: string) => {
  const url = new URL(address, 'http://studio');
  url.searchParams.set(name, value);
  return url.pathname + url.search;
};

describe('a signed address', () => {
  test('says for whom it was signed until its time is over', () => {
    const address = signer.sign(PATH, 'ann', HOUR_MS);
    expect(signer.verify(address)).toEqual({ ok: true, value: { ownerId: 'ann' } });
    expect(counts(`https://studio.example${address}`)).toBe(true);
    nowMs += HOUR_MS - 1;
    expect(counts(address)).toBe(true);
    nowMs += 1;
    expect(signer.verify(address)).toMatchObject({ ok: false, problem: { code: 'address_not_signed' } });
  });

  test('is another for every path, owner and studio', () => {
    const mark = (address: string) => new URL(address, 'http://studio').searchParams.get('signature');
    const other = createAddressSigner({ box: createSecretBox(Buffer.alloc(32, 8)), clock });
    const marks = [
      signer.sign(PATH, 'ann', HOUR_MS),
      signer.sign('/files/8/sheet.pdf', 'ann', HOUR_MS),
      signer.sign(PATH, 'eve', HOUR_MS),
      signer.sign(PATH, 'ann', HOUR_MS + 1),
      other.sign(PATH, 'ann', HOUR_MS),
    ].map(mark);
    expect(new Set(marks).size).toBe(marks.length);
  });

  test('carries names of any script, and whoever owns the file', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', minLength: 1 }), (name, owner) => {
        const path = `/files/${encodeURIComponent(name.replace(/[/\\%.\p{Cc}]/gu, '-'))}`;
        expect(signer.verify(signer.sign(path, owner, HOUR_MS))).toEqual({ ok: true, value: { ownerId: owner } });
      }),
    );
  });

  test('counts with nothing changed in it', () => {
    const address = signer.sign(PATH, 'ann', HOUR_MS);
    const signature = new URL(address, 'http://studio').searchParams.get('signature') ?? '';
    const later = String(nowMs + 2 * HOUR_MS);
    // Nobody else's key: what anybody can compute.
    const forged = createHmac('sha256', '')
      .update(JSON.stringify([PATH, 'ann', later]))
      .digest('base64url');
    const tampered = {
      'another path': address.replace('/7/', '/8/'),
      'a folder above': address.replace('/files/7/', '/files/7/../8/'),
      'a folder above, encoded': address.replace('/files/7/', '/files/7/%2e%2e/8/'),
      'a slash encoded': address.replace('/7/', '%2f7/'),
      'a slash encoded twice': address.replace('/7/', '%252f7/'),
      'a letter encoded': address.replace('sheet', '%73heet'),
      'a letter encoded twice': address.replace('sheet', '%2573heet'),
      'two slashes': address.replace('/files/7', '/files//7'),
      'another letter case': address.replace('sheet', 'Sheet'),
      'another owner': changed(address, 'owner', 'eve'),
      'no owner': changed(address, 'owner', ''),
      'a later end': changed(address, 'expires', later),
      'a later end, signed by anybody': changed(changed(address, 'expires', later), 'signature', forged),
      'no end': changed(address, 'expires', ''),
      'an end in another base': changed(address, 'expires', `0x${(nowMs + HOUR_MS).toString(16)}`),
      'an end with a fraction': `${changed(address, 'expires', `${nowMs + HOUR_MS}.0`)}`,
      'an end that is none': changed(address, 'expires', 'Infinity'),
      'an end beyond all numbers': changed(address, 'expires', '9'.repeat(400)),
      'no signature': changed(address, 'signature', ''),
      'half a signature': changed(address, 'signature', signature.slice(0, 20)),
      'more than a signature': changed(address, 'signature', `${signature}AAAA`),
      'another signature': changed(address, 'signature', Buffer.alloc(32).toString('base64url')),
      'two owners': `${address}&owner=eve`,
      'two ends': `${address}&expires=${later}`,
      'something beside it': `${address}&download=1`,
      'a list of owners': address.replace('owner=', 'owner[]='),
    };
    expect(counts(address)).toBe(true);
    expect(Object.entries(tampered).filter(([, one]) => counts(one))).toEqual([]);
    expect(Object.entries(tampered).filter(([, one]) => one === address)).toEqual([]);
  });

  test('is not good for longer than a week, even when the clock was wrong as it was made', () => {
    const WEEK_MS = 7 * 24 * HOUR_MS;
    const early = signer.sign(PATH, 'ann', WEEK_MS);
    expect(counts(early)).toBe(true);
    nowMs -= 1000;
    expect(counts(early)).toBe(false);
    nowMs += 1000;
    for (const lifeMs of [0, -1, WEEK_MS + 1, Number.POSITIVE_INFINITY, Number.NaN]) {
      expect(() => signer.sign(PATH, 'ann', lifeMs)).toThrow(/can't be good for/);
    }
  });

  test.each([
    'files/7',
    '//evil.example/7',
    '/files/../7',
    '/files/./7',
    '/files/7?download=1',
    '/files/7#top',
    '/files/a%2fb',
    '/files/a%252fb',
    '/files/%00',
    '/files/a\\b',
    '/files/a b',
    '',
  ])('is not made of the path %j, which can be read in two ways', (path) => {
    expect(() => signer.sign(path, 'ann', HOUR_MS)).toThrow(/two ways/);
  });
});

describe('a route for files', () => {
  let pool: TestPool;
  let tokens: { readonly ann: string; readonly eve: string };
  let annId: string;
  const app = new Hono<ReaderBindings>();
  const ask = (path: string, init: RequestInit = {}) => app.request(`http://127.0.0.1:4310${path}`, init);
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const signed = (path = '/files/ring.pdf', ownerId = annId) => files.sign(path, ownerId, HOUR_MS);
  let files: ReturnType<typeof createAddressSigner>;

  beforeAll(async () => {
    pool = await openTestPool();
    const tokenOf = async (email: string) => {
      await pool.create({ email, groups: ['admin'] });
      const flow = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: email, PASSWORD } };
      const { body } = await pool.call('InitiateAuth', flow);
      return (body['AuthenticationResult'] as { AccessToken: string }).AccessToken;
    };
    tokens = { ann: await tokenOf('ann@example.org'), eve: await tokenOf('eve@example.org') };
    const row = pool.db.selectFrom('accounts').select('id').where('email', '=', 'ann@example.org');
    annId = (await row.executeTakeFirstOrThrow()).id;
    files = createAddressSigner(pool.identity);
    app.use('/files/*', signedInOrSigned(createEmbeddedVerifier(pool.identity), files));
    app.on(['GET', 'DELETE'], '/files/:name', (c) => {
      const kept = { 'ring.pdf': { ownerId: annId } } as Record<string, { ownerId: string }>;
      const file = own(c.var.caller, kept[c.req.param('name')], 'file');
      return file.ok ? c.text('%PDF-1.7') : answerProblem(c, 404, file.problem);
    });
  });
  afterAll(() => pool.close());

  test('opens to its owner, by token or by a signed address', async () => {
    const answers = [await ask('/files/ring.pdf', bearer(tokens.ann)), await ask(signed())];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.headers.get('cache-control')).toBe('private');
    expect((await ask(signed(), { method: 'HEAD' })).status).toBe(200);
  });

  test('opens to nobody else', async () => {
    expect((await ask('/files/ring.pdf')).status).toBe(401);
    expect((await ask('/files/ring.pdf', bearer(tokens.eve))).status).toBe(404);
    // Signed by us, but for somebody whose file it is not.
    expect((await ask(signed('/files/ring.pdf', 'eve'))).status).toBe(404);
    expect((await ask(signed('/files/other.pdf').replace('other', 'ring'))).status).toBe(403);
    expect((await ask(`${signed()}&x=1`)).status).toBe(403);
  });

  test('lets an address read and no more, and no token be overruled by one', async () => {
    expect((await ask(signed(), { method: 'DELETE' })).status).toBe(401);
    expect((await ask(signed(), bearer('a.b.c'))).status).toBe(401);
    expect((await ask('/files/ring.pdf', { method: 'DELETE', ...bearer(tokens.ann) })).status).toBe(200);
  });

  test('takes the encoded path for what it is', async () => {
    expect((await ask(signed().replace('ring', '%72ing'))).status).toBe(403);
    expect((await ask(signed().replace('ring', '%2572ing'))).status).toBe(403);
    expect((await ask(signed().replace('/files/', '/files/x/../'))).status).toBe(200);
  });
});
