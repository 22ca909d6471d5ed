import { describe, expect, test } from 'vitest';
import { embeddedServices } from './public-services.ts';
import { parseSiteConfig } from './site-config.ts';

const embedded = { identity: { userPoolId: 'local_studio', userPoolClientId: 'screens', endpoint: '/identity' } };
const amazon = {
  identity: {
    userPoolId: 'eu-west-1_AbCdEf123',
    userPoolClientId: '4abc',
    identityPoolId: 'eu-west-1:1f2e',
    hostedPages: { domain: 'auth.example.com', providers: ['google', 'apple'] },
    otherFactors: ['emailCode', 'passkey'],
    startsWith: 'signUp',
    hidesSignUp: true,
    totpIssuer: 'House of Rao',
  },
  adminEmails: ['owner@example.com'],
};

test('the embedded pool needs three lines; the rest has defaults', () => {
  expect(parseSiteConfig(embedded)).toEqual({
    ok: true,
    value: {
      identity: { ...embedded.identity, startsWith: 'signIn', hidesSignUp: false, totpIssuer: 'AWSCognito' },
      adminEmails: [],
      ...embeddedServices,
    },
  });
});

test('a pool at Amazon is described in full, and unknown members are ignored', () => {
  expect(parseSiteConfig({ ...amazon, kioskEndpoint: '/api/kiosk' })).toEqual({
    ok: true,
    value: { ...amazon, ...embeddedServices },
  });
});

describe('an invalid configuration is refused, and its wrong member named', () => {
  const identity = (change: Record<string, unknown>) => ({ identity: { ...embedded.identity, ...change } });
  test.each([
    [null, 'config'],
    ['{}', 'config'],
    [[], 'config'],
    [{}, 'identity'],
    [identity({ userPoolId: 'nounderscore' }), 'identity.userPoolId'],
    [identity({ userPoolClientId: '  ' }), 'identity.userPoolClientId'],
    [identity({ endpoint: 'javascript:alert(1)' }), 'identity.endpoint'],
    [identity({ endpoint: '//evil.example' }), 'identity.endpoint'],
    [identity({ startsWith: 'profile' }), 'identity.startsWith'],
    [identity({ otherFactors: ['password'] }), 'identity.otherFactors.0'],
    [identity({ hidesSignUp: 'yes' }), 'identity.hidesSignUp'],
    [identity({ hostedPages: { domain: 'https://auth.example.com', providers: [] } }), 'identity.hostedPages.domain'],
    [identity({ hostedPages: { domain: 'a.example', providers: [7] } }), 'identity.hostedPages.providers.0'],
    [{ ...embedded, adminEmails: 'owner@example.com' }, 'adminEmails'],
    [{ ...embedded, adminEmails: [7] }, 'adminEmails.0'],
    [{ ...embedded, trial: '/api/trial' }, 'trial'],
    [{ ...embedded, trial: { endpoint: 'javascript:alert(1)' } }, 'trial.endpoint'],
    [{ ...embedded, contact: { endpoint: '/\\evil.example' } }, 'contact.endpoint'],
    [{ ...embedded, waitlist: { endpoint: '/api/waitlist' } }, 'waitlist.serviceId'],
    [
      { ...embedded, waitlist: { ...embeddedServices.waitlist, blockList: { list: 'eve' } } },
      'waitlist.blockList.list',
    ],
    [
      { ...embedded, waitlist: { ...embeddedServices.waitlist, limitRate: { throttleMs: -1 } } },
      'waitlist.limitRate.throttleMs',
    ],
    [{ ...embedded, mediaHost: 'media.example' }, 'mediaHost'],
  ])('%j', (value, path) => {
    const read = parseSiteConfig(value);
    expect(read).toMatchObject({
      ok: false,
      problem: {
        code: 'invalid_config',
        message: expect.stringContaining(` ${path} `),
        remedy: expect.stringMatching(/\w/),
      },
    });
  });
});
