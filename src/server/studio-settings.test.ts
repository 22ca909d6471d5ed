import { expect, test } from 'vitest';
import { readStudioSettings } from './studio-settings.ts';

test('without settings everything is embedded', () => {
  const settings = readStudioSettings({ PATH: '/bin', SMTP_URL: '' });
  expect(settings).toEqual({
    ok: true,
    value: {
      isProxy: expect.any(Function),
      hasProxies: false,
      signInOrigins: [],
      login: { startsWith: 'signIn', hidesSignUp: false, totpIssuer: 'AWSCognito' },
      adminEmails: [],
    },
  });
});

test('each setting puts a service in its place', () => {
  const settings = readStudioSettings({
    DATABASE_URL: 'postgres://studio:secret@db.example/studio',
    SMTP_URL: 'smtps://mail.example:465',
    MAIL_FROM: 'Studio <studio@example.org>',
    PUBLIC_URL: 'https://studio.example/',
    TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.7',
    SIGN_IN_ORIGINS: 'https://shop.example',
  });
  expect(settings).toMatchObject({
    ok: true,
    value: {
      databaseUrl: 'postgres://studio:secret@db.example/studio',
      smtp: { url: 'smtps://mail.example:465', from: 'Studio <studio@example.org>' },
      publicUrl: 'https://studio.example',
      hasProxies: true,
      signInOrigins: ['https://shop.example'],
    },
  });
});

test.each([
  [{ DATABASE_URL: 'mysql://db.example/studio' }, 'DATABASE_URL'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
  [{ PUBLIC_URL: 'https://studio.example/shop' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'studio.example' }, 'PUBLIC_URL'],
  [{ TRUSTED_PROXIES: 'the proxy' }, 'TRUSTED_PROXIES'],
  [{ SIGN_IN_ORIGINS: '*' }, 'SIGN_IN_ORIGINS'],
  [{ USER_POOL_ID: 'eu-west-1_AbC' }, 'USER_POOL_CLIENT_ID'],
  [{ USER_POOL_CLIENT_ID: '4abc' }, 'USER_POOL_ID'],
  [{ USER_POOL_ID: 'nounderscore', USER_POOL_CLIENT_ID: '4abc' }, 'USER_POOL_ID'],
  [{ SOCIAL_PROVIDERS: 'google,myspace' }, 'SOCIAL_PROVIDERS'],
  [{ HIDE_SIGN_UP: 'yes' }, 'HIDE_SIGN_UP'],
  [{ ADMIN_EMAILS: 'owner' }, 'ADMIN_EMAILS'],
])('%j is explained by an example', (env, path) => {
  const settings = readStudioSettings(env);
  expect(settings).toMatchObject({ ok: false, problem: { code: 'bad_setting', path } });
  expect(JSON.stringify(settings)).toContain(`${path}=`);
});
