import { expect, test } from 'vitest';
import type { IdentityConfig } from '#shared/site/site-config.ts';
import { resourcesConfig } from './resources-config.ts';

const ORIGIN = 'http://127.0.0.1:4310';
const embedded: IdentityConfig = {
  userPoolId: 'local_studio',
  userPoolClientId: 'screens',
  endpoint: '/identity/',
  startsWith: 'signIn',
  hidesSignUp: false,
  totpIssuer: 'AWSCognito',
};

test('the embedded pool answers on this site, at an address without a last slash', () => {
  expect(resourcesConfig(embedded, ORIGIN).Auth?.Cognito).toMatchObject({
    userPoolId: 'local_studio',
    userPoolEndpoint: `${ORIGIN}/identity`,
    loginWith: { email: true },
    passwordFormat: { minLength: 8 },
  });
});

test('a pool at Amazon is reached by its id alone, social sign-in by its pages', () => {
  const { endpoint: _, ...amazon } = embedded;
  const config = resourcesConfig(
    {
      ...amazon,
      userPoolId: 'eu-west-1_AbC',
      identityPoolId: 'eu-west-1:1f2e',
      hostedPages: { domain: 'auth.example.com', providers: ['apple', 'google'] },
    },
    'https://studio.example',
  ).Auth?.Cognito;
  expect(config).not.toHaveProperty('userPoolEndpoint');
  expect(config).toMatchObject({
    identityPoolId: 'eu-west-1:1f2e',
    loginWith: {
      oauth: {
        domain: 'auth.example.com',
        redirectSignIn: ['https://studio.example/login'],
        providers: ['Apple', 'Google'],
      },
    },
  });
});

test('the pool’s passwordless factors are offered, passkeys for this site', () => {
  const config = resourcesConfig({ ...embedded, otherFactors: ['emailCode', 'passkey'] }, 'https://studio.example');
  expect(config.Auth?.Cognito.passwordless).toEqual({
    emailOtpEnabled: true,
    smsOtpEnabled: false,
    preferredChallenge: 'EMAIL_OTP',
    webAuthn: { relyingPartyId: 'studio.example' },
  });
  expect(resourcesConfig(embedded, ORIGIN).Auth?.Cognito).not.toHaveProperty('passwordless');
});
