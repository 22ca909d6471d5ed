import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { secureRandom } from '../../ports.ts';
import { CLIENT, type FakeProvider, type Lie, openFakeProvider } from '../testing/fake-provider.ts';
import { type Certificate, makeCertificate, trust } from '../testing/tls.ts';
import { amazon } from './amazon.ts';
import { apple } from './apple.ts';
import { facebook } from './facebook.ts';
import { google } from './google.ts';
import type { Provider } from './provider.ts';
import { randomText } from './random-text.ts';

const BACK = 'https://studio.example/identity/oauth2/idpresponse/here';
const appleKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

let certificate: Certificate;
let usual: FakeProvider;
let apples: FakeProvider;
let providers: Readonly<Record<'google' | 'facebook' | 'amazon' | 'apple', Provider>>;
beforeAll(async () => {
  certificate = await makeCertificate();
  trust(certificate);
  usual = await openFakeProvider(certificate);
  apples = await openFakeProvider(certificate, appleKeys.publicKey);
  const plain = {
    authorize: `${usual.origin}/authorize`,
    token: `${usual.origin}/token`,
    profile: `${usual.origin}/profile`,
  };
  const { clientId } = CLIENT;
  providers = {
    google: google(CLIENT, usual.origin),
    facebook: facebook(CLIENT, plain),
    amazon: amazon(CLIENT, plain),
    apple: apple({ clientId, teamId: 'TEAM', keyId: 'KEY', privateKey: appleKeys.privateKey }, apples.origin),
  };
});
beforeEach(() => {
  for (const fake of [usual, apples]) {
    fake.lie = undefined;
    fake.person = { sub: 'person-1' };
  }
});
afterAll(() => Promise.all([usual.close(), apples.close()]));

const newSecrets = () => ({
  state: randomText(secureRandom, 32),
  nonce: randomText(secureRandom, 32),
  verifier: randomText(secureRandom, 128),
});

/** Signs in through a provider as a user who agrees. */
async function travel(name: keyof typeof providers, user?: string) {
  const provider = providers[name];
  const fake = name === 'apple' ? apples : usual;
  const secrets = newSecrets();
  const started = await provider.start(BACK, secrets);
  if (!started.ok) return started;
  const answer = await fake.agree(started.value);
  const address = new URL(`${BACK}?${answer.toString()}`);
  return provider.finish({ address, ...(user === undefined ? {} : { user }) }, secrets);
}

describe('each provider, with a profile in its own format', () => {
  test('Google: claims in a signed token; it vouches for its own addresses only', async () => {
    usual.person = { sub: '1098', email: 'Asha@gmail.com', email_verified: true, name: 'Asha Rao', given_name: 'Asha' };
    expect(await travel('google')).toEqual({
      ok: true,
      value: {
        subject: '1098',
        email: 'asha@gmail.com',
        isEmailVerified: true,
        attributes: { name: 'Asha Rao', given_name: 'Asha' },
      },
    });
    usual.person = { sub: '1098', email: 'asha@rao.example', email_verified: true };
    expect(await travel('google')).toMatchObject({ value: { isEmailVerified: false } });
    usual.person = { ...usual.person, hd: 'rao.example' };
    expect(await travel('google')).toMatchObject({ value: { isEmailVerified: true } });
    usual.person = { ...usual.person, email: 'asha@müller.example', hd: 'Müller.example' };
    const email = 'asha@xn--mller-kva.example';
    expect(await travel('google')).toMatchObject({ value: { email, isEmailVerified: true } });
    // No domain ends with another's letters.
    usual.person = { ...usual.person, email: 'asha@notgmail.com', hd: '' };
    expect(await travel('google')).toMatchObject({ value: { isEmailVerified: false } });
    usual.person = { ...usual.person, email: 'asha@rao.example' };
    // A workplace says nothing of addresses at other domains.
    usual.person = { ...usual.person, hd: 'eve.example' };
    expect(await travel('google')).toMatchObject({ value: { isEmailVerified: false } });
  });

  test('Facebook: a profile, whose address may be missing', async () => {
    usual.person = {
      id: '10158',
      name: 'Asha Rao',
      first_name: 'Asha',
      last_name: 'Rao',
      email: 'asha@rao.example',
      picture: { data: { url: 'https://pictures.example/a.jpg' } },
    };
    const attributes = {
      name: 'Asha Rao',
      given_name: 'Asha',
      family_name: 'Rao',
      picture: 'https://pictures.example/a.jpg',
    };
    const value = { subject: '10158', email: 'asha@rao.example', isEmailVerified: false, attributes };
    expect(await travel('facebook')).toEqual({ ok: true, value });
    usual.person = { id: '10158', picture: 'none' };
    expect(await travel('facebook')).toEqual({
      ok: true,
      value: { subject: '10158', isEmailVerified: false, attributes: {} },
    });
  });

  test('Amazon: a profile', async () => {
    usual.person = { user_id: 'amzn1.account.K2', name: 'Asha Rao', email: 'asha@rao.example', postal_code: '560001' };
    expect(await travel('amazon')).toEqual({
      ok: true,
      value: {
        subject: 'amzn1.account.K2',
        email: 'asha@rao.example',
        isEmailVerified: false,
        attributes: { name: 'Asha Rao' },
      },
    });
  });

  test('Apple: it vouches for its own addresses only', async () => {
    const verdicts = new Map<string, boolean>();
    for (const email of ['a@icloud.com', 'a@me.com', 'a@mac.com', 'a@rao.example', 'a@noticloud.com']) {
      apples.person = { sub: '0012.ab', email, email_verified: true };
      const said = await travel('apple');
      verdicts.set(email, said.ok && said.value.isEmailVerified);
    }
    expect([...verdicts].filter(([, isVerified]) => isVerified).map(([email]) => email)).toEqual([
      'a@icloud.com',
      'a@me.com',
      'a@mac.com',
    ]);
    apples.person = { sub: '0012.ab', email: 'a@icloud.com', email_verified: false };
    expect(await travel('apple')).toMatchObject({ value: { isEmailVerified: false } });
  });

  test('Apple: a signed secret, booleans as texts, and a name outside the token the first time', async () => {
    apples.person = { sub: '0012.ab', email: 'x9@privaterelay.appleid.com', email_verified: 'true' };
    const user = JSON.stringify({ name: { firstName: 'Asha', lastName: 'Rao' }, email: 'owner@example.org' });
    const value = { subject: '0012.ab', email: 'x9@privaterelay.appleid.com', isEmailVerified: true };
    expect(await travel('apple', user)).toEqual({
      ok: true,
      value: { ...value, attributes: { name: 'Asha Rao', given_name: 'Asha', family_name: 'Rao' } },
    });
    expect(await travel('apple')).toEqual({ ok: true, value: { ...value, attributes: {} } });
    expect(await travel('apple', '{"name":7}')).toMatchObject({ value: { attributes: {} } });
  });
});

test('the authorization requests ask each provider for what it gives', async () => {
  usual.asked.length = 0;
  for (const name of ['google', 'facebook', 'amazon'] as const) {
    const secrets = newSecrets();
    expect([secrets.state.length, secrets.verifier.length]).toEqual([32, 128]);
    const started = await providers[name].start(BACK, secrets);
    if (!started.ok) throw new Error(started.problem.detail);
    const query = started.value.searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      client_id: CLIENT.clientId,
      redirect_uri: BACK,
      response_type: 'code',
      state: secrets.state,
      code_challenge_method: 'S256',
    });
    expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  }
  const toApple = await providers.apple.start(BACK, newSecrets());
  expect(toApple.ok && toApple.value.searchParams.get('response_mode')).toBe('form_post');
});

describe('what comes back is not believed', () => {
  const lies: readonly Lie[] = [
    'another nonce',
    'another issuer',
    'another audience',
    'another key',
    'no signature',
    'an old token',
    'no token',
    'an error',
    'no JSON',
  ];
  test.each(lies)('from Google with %s', async (lie) => {
    usual.lie = lie;
    expect(await travel('google')).toMatchObject({ ok: false, problem: { code: 'provider_refused' } });
  });
  test.each(lies.filter((lie) => lie !== 'no JSON'))('from Apple with %s', async (lie) => {
    apples.lie = lie;
    expect(await travel('apple')).toMatchObject({ ok: false, problem: { code: 'provider_refused' } });
  });
  test.each(['an error', 'no JSON', 'a profile of nobody'] as const)(
    'from Facebook and Amazon with %s',
    async (lie) => {
      usual.lie = lie;
      for (const name of ['facebook', 'amazon'] as const)
        expect(await travel(name)).toMatchObject({ ok: false, problem: { code: 'provider_refused' } });
    },
  );

  test.each(['google', 'facebook', 'amazon', 'apple'] as const)('from %s with another state', async (name) => {
    const finished = await providers[name].finish({ address: new URL(`${BACK}?code=x&state=another`) }, newSecrets());
    expect(finished).toMatchObject({ ok: false, problem: { code: 'provider_refused' } });
  });

  test.each(['google', 'facebook', 'amazon'] as const)('from %s with a code of another sign-in', async (name) => {
    const [mine, theirs] = [newSecrets(), newSecrets()];
    const started = await providers[name].start(BACK, theirs);
    if (!started.ok) throw new Error(started.problem.detail);
    const answer = await usual.agree(started.value);
    answer.set('state', mine.state);
    const finished = await providers[name].finish({ address: new URL(`${BACK}?${answer.toString()}`) }, mine);
    expect(finished).toMatchObject({ ok: false, problem: { code: 'provider_refused' } });
  });
});

test.each([
  ['google', 'access_denied'],
  ['facebook', 'access_denied'],
  ['amazon', 'access_denied'],
  ['apple', 'user_cancelled_authorize'],
] as const)('somebody who cancels at %s is told so in the catalogue’s words', async (name, error) => {
  const secrets = newSecrets();
  await providers[name].start(BACK, secrets);
  const address = new URL(`${BACK}?error=${error}&state=${secrets.state}`);
  expect(await providers[name].finish({ address }, secrets)).toMatchObject({
    problem: { code: 'cancelled', message: 'User cancelled OAuth flow.' },
  });
});

test('a provider that was down is tried again for the next person', async () => {
  const late = await openFakeProvider(certificate);
  const { origin } = late;
  await late.close();
  const provider = google(CLIENT, origin);
  const started = await provider.start(BACK, newSecrets());
  expect(started).toMatchObject({
    ok: false,
    problem: { code: 'provider_unreachable', message: 'Google does not answer.' },
  });
  const back = await openFakeProvider(certificate, undefined, Number(new URL(origin).port));
  expect(await provider.start(BACK, newSecrets())).toMatchObject({ ok: true });
  await back.close();
});
