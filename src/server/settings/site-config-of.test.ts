import { describe, expect, test } from 'vitest';
import { parseSiteConfig } from '#shared/site/site-config.ts';
import { mediaSites, providerNotices, reachedSites, siteConfigOf } from './site-config-of.ts';
import { settingsOf } from '../testing/test-studio.ts';
import { readStudioSettings } from './studio-settings.ts';

function configOf(env: Readonly<Record<string, string>>) {
  const settings = readStudioSettings(env);
  if (!settings.ok) throw new Error(settings.problem.message);
  return siteConfigOf(settings.value, true);
}

const amazon = { USER_POOL_ID: 'eu-west-1_AbC', USER_POOL_CLIENT_ID: '4abc' };

describe('what the screens are told', () => {
  test.each([
    ['the embedded pool', {}],
    ['a pool at Amazon', amazon],
    ['one with hosted pages', { ...amazon, USER_POOL_DOMAIN: 'auth.example.com', SOCIAL_PROVIDERS: 'google, apple' }],
    ['services elsewhere', { TRIAL_URL: 'https://trial.example/start', MEDIA_HOST: 'https://media.example' }],
    ['a strict waitlist', { WAITLIST_BLOCK_LIST: 'eve@example.com', WAITLIST_THROTTLE_MS: '10000' }],
  ])('of %s is what they can read', (_, env) => {
    const config = configOf(env);
    expect(parseSiteConfig(JSON.parse(JSON.stringify(config)))).toEqual({ ok: true, value: config });
  });

  test('hides sign-up where codes would reach nobody', () => {
    expect(siteConfigOf(settingsOf({}), false).identity.hidesSignUp).toBe(true);
    expect(siteConfigOf(settingsOf({}), true).identity.hidesSignUp).toBe(false);
  });
});

describe('where codes go', () => {
  test.each([
    ['no mail server is set up: the outbox', {}, true],
    ['a mail server is', { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'studio@example.com' }, undefined],
    ['the pool is at Amazon, which sends them', amazon, undefined],
  ])('is told where %s', (_, env, waits) => {
    expect(configOf(env).identity.codesWaitInOutbox).toBe(waits);
  });
});

describe('the pages of the embedded pool', () => {
  const keys = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', AMAZON_CLIENT_ID: 'c', AMAZON_CLIENT_SECRET: 'd' };
  const noticesOf = (env: Readonly<Record<string, string>>) => {
    const settings = readStudioSettings(env);
    return settings.ok ? providerNotices(settings.value) : settings.problem.message;
  };

  test('are announced only over https and with a provider’s keys', () => {
    const https = { PUBLIC_URL: 'https://studio.example:8443', TRUSTED_PROXIES: '127.0.0.1' };
    expect(configOf({ ...keys, ...https }).identity.hostedPages).toEqual({
      domain: 'studio.example:8443/identity',
      providers: ['google', 'amazon'],
    });
    expect(configOf(https).identity.hostedPages).toBeUndefined();
    expect(configOf(keys).identity.hostedPages).toBeUndefined();
    expect(
      configOf({ ...keys, PUBLIC_URL: 'http://studio.example', TRUSTED_PROXIES: 'none' }).identity.hostedPages,
    ).toBeUndefined();
    expect(noticesOf(keys)).toEqual(['Signing in through google, amazon needs an https address: set PUBLIC_URL.']);
    expect(noticesOf({ ...keys, ...https })).toEqual([]);
  });

  test('show the named providers, in their order; an unknown name is reported', () => {
    const env = {
      ...keys,
      PUBLIC_URL: 'https://studio.example',
      TRUSTED_PROXIES: 'none',
      SOCIAL_PROVIDERS: 'amazon,myspace,apple,google',
    };
    expect(configOf(env).identity.hostedPages?.providers).toEqual(['amazon', 'google']);
    expect(noticesOf(env)).toEqual([
      "SOCIAL_PROVIDERS names myspace, which this studio doesn't know: it knows google, facebook, amazon, apple.",
      'No keys are set for apple: its button is not shown.',
    ]);
    expect(noticesOf({ ...amazon, SOCIAL_PROVIDERS: 'google,myspace' })).toHaveLength(1);
  });
});

describe('the sites that the screens may reach', () => {
  test('are only our own with the embedded pool', () => {
    expect(reachedSites(configOf({}))).toEqual([]);
  });

  test('are those of an outside pool', () => {
    expect(reachedSites(configOf(amazon))).toEqual(['https://cognito-idp.eu-west-1.amazonaws.com']);
    const more = { ...amazon, IDENTITY_POOL_ID: 'eu-west-1:1f2e', USER_POOL_DOMAIN: '127.0.0.1:9443/identity' };
    expect(reachedSites(configOf(more))).toEqual([
      'https://cognito-idp.eu-west-1.amazonaws.com',
      'https://cognito-identity.eu-west-1.amazonaws.com',
      'https://127.0.0.1:9443',
    ]);
    expect(reachedSites(configOf({ ...amazon, USER_POOL_ENDPOINT: 'https://pool.example/identity' }))).toEqual([
      'https://pool.example',
    ]);
  });

  test('are those of services elsewhere, each once, down to the port', () => {
    const elsewhere = {
      TRIAL_URL: 'https://desk.example:8443/trial?stage=1',
      WAITLIST_URL: 'https://api.emailjs.com/api/v1.0/email/send-form',
      WAITLIST_SERVICE_ID: 'a',
      WAITLIST_TEMPLATE_ID: 'b',
      WAITLIST_PUBLIC_KEY: 'c',
      CONTACT_URL: 'https://desk.example:8443/contact',
      SEE_VIDEO_URL: 'https://video.example/redirect',
    };
    expect(reachedSites(configOf(elsewhere))).toEqual(['https://desk.example:8443', 'https://api.emailjs.com']);
  });

  test('for films are none, or the media host', () => {
    expect(mediaSites(configOf({}))).toEqual([]);
    expect(mediaSites(configOf({ MEDIA_HOST: 'https://media.example/nakshi' }))).toEqual(['https://media.example']);
  });
});
