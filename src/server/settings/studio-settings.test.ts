import { expect, test } from 'vitest';
import { embeddedServices } from '#shared/site/public-services.ts';
import { DAY_MS } from '#shared/time-units.ts';
import { usualDesignCaps } from '../designs/design-caps.ts';
import { usualMessageCaps } from '../messages/message-caps.ts';
import { readStudioSettings } from './studio-settings.ts';

test('without settings everything is embedded', () => {
  const settings = readStudioSettings({ PATH: '/bin', SMTP_URL: '' });
  expect(settings).toEqual({
    ok: true,
    value: {
      isProxy: expect.any(Function),
      hasProxies: false,
      hosted: { providerKeys: {}, providers: [], signInReturns: [], signOutReturns: [] },
      signInOrigins: [],
      login: { startsWith: 'signIn', hidesSignUp: false, totpIssuer: 'AWSCognito' },
      oneTimePasswords: 'OPTIONAL',
      pool: {
        firstFactors: ['PASSWORD', 'EMAIL_OTP', 'WEB_AUTHN'],
        shownFactors: [],
        remembersDevices: true,
        customAttributes: [],
        temporaryPasswordLifeMs: 7 * DAY_MS,
      },
      adminEmails: [],
      publicSite: { services: embeddedServices, ownerEmails: [] },
      messageCaps: usualMessageCaps,
      designCaps: usualDesignCaps,
      files: { fileCaps: { filesPerWorkshop: 10_000, fileBytesPerWorkshop: 3_000_000_000 } },
      isOffline: false,
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

test('each service of the public pages can be put elsewhere', () => {
  const settings = readStudioSettings({
    ADMIN_EMAILS: 'boss@example.com',
    OWNER_EMAILS: 'ann@example.com, bea@example.com',
    TRIAL_URL: 'https://trial.example/start',
    WAITLIST_URL: 'https://api.emailjs.com/api/v1.0/email/send-form',
    WAITLIST_SERVICE_ID: 'service_1',
    WAITLIST_TEMPLATE_ID: 'template_1',
    WAITLIST_PUBLIC_KEY: 'key_1',
    WAITLIST_BLOCK_HEADLESS: 'true',
    WAITLIST_BLOCK_LIST: 'eve@example.com',
    WAITLIST_THROTTLE_MS: '10000',
    NEWSLETTER_URL: 'https://letters.example/subscribe',
    CONTACT_URL: 'https://desk.example/messages',
    SEE_VIDEO_URL: 'https://video.example/redirect',
    VIDEO_URL: 'https://video.example/film',
    MEDIA_HOST: 'https://media.example/nakshi/',
  });
  expect(settings.ok && settings.value.publicSite).toEqual({
    services: {
      trial: { endpoint: 'https://trial.example/start' },
      waitlist: {
        endpoint: 'https://api.emailjs.com/api/v1.0/email/send-form',
        serviceId: 'service_1',
        templateId: 'template_1',
        publicKey: 'key_1',
        blockHeadless: true,
        blockList: { list: ['eve@example.com'], watchVariable: 'email' },
        limitRate: { throttleMs: 10_000 },
      },
      newsletter: { endpoint: 'https://letters.example/subscribe' },
      contact: { endpoint: 'https://desk.example/messages' },
      seeVideo: { endpoint: 'https://video.example/redirect' },
      mediaHost: 'https://media.example/nakshi',
    },
    ownerEmails: ['ann@example.com', 'bea@example.com'],
    videoUrl: 'https://video.example/film',
  });
});

test.each([
  [{ PUBLIC_URL: 'https://studio.example', TRUSTED_PROXIES: 'none' }, false],
  [{ PUBLIC_URL: 'https://studio.example', TRUSTED_PROXIES: '127.0.0.1' }, true],
  [{ TRUSTED_PROXIES: 'none' }, false],
])('%j is complete', (env, hasProxies) => {
  expect(readStudioSettings(env)).toMatchObject({ ok: true, value: { hasProxies } });
});

test('each cap of messages can be set', () => {
  const env = {
    EMAILS_PER_RECIPIENT_PER_DAY: '1',
    EMAILS_PER_ACCOUNT_PER_DAY: '2',
    EMAILS_PER_DAY: '3',
    TEXTS_PER_RECIPIENT_PER_DAY: '4',
    TEXTS_PER_ACCOUNT_PER_DAY: '5',
    TEXTS_PER_DAY: '6',
    MESSAGES_PER_CLIENT_PER_HOUR: '7',
  };
  expect(readStudioSettings(env)).toMatchObject({
    value: {
      messageCaps: {
        emails: { perRecipientPerDay: 1, perAccountPerDay: 2, perDay: 3 },
        texts: { perRecipientPerDay: 4, perAccountPerDay: 5, perDay: 6 },
        perClientPerHour: 7,
      },
    },
  });
});

test('a public address needs to know its proxies, or that there are none', () => {
  expect(readStudioSettings({ PUBLIC_URL: 'https://studio.example' })).toMatchObject({
    ok: false,
    problem: { code: 'proxies_not_named', remedy: expect.stringContaining('TRUSTED_PROXIES=none') },
  });
});

test('the administrators are notified where no owner is named', () => {
  const settings = readStudioSettings({ ADMIN_EMAILS: 'boss@example.com' });
  expect(settings).toMatchObject({ value: { publicSite: { ownerEmails: ['boss@example.com'] } } });
});

test('text messages go to a service once its address and secret are set', () => {
  const env = { SMS_WEBHOOK_URL: 'https://sms.example/send', SMS_WEBHOOK_SECRET: 's3cret' };
  expect(readStudioSettings(env)).toMatchObject({
    ok: true,
    value: { sms: { url: 'https://sms.example/send', secret: 's3cret' } },
  });
});

test.each([
  [{ DATABASE_URL: 'mysql://db.example/studio' }, 'DATABASE_URL'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
  [{ SMS_WEBHOOK_URL: 'https://sms.example' }, 'SMS_WEBHOOK_SECRET'],
  [{ SMS_WEBHOOK_URL: 'https://sms.example', SMS_WEBHOOK_SECRET: 'two\nlines' }, 'SMS_WEBHOOK_SECRET'],
  [{ SMS_WEBHOOK_URL: 'sms:+12025550120' }, 'SMS_WEBHOOK_URL'],
  [{ PUBLIC_URL: 'https://studio.example/shop' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'studio.example' }, 'PUBLIC_URL'],
  [{ TRUSTED_PROXIES: 'the proxy' }, 'TRUSTED_PROXIES'],
  [{ SIGN_IN_ORIGINS: '*' }, 'SIGN_IN_ORIGINS'],
  [{ USER_POOL_ID: 'eu-west-1_AbC' }, 'USER_POOL_CLIENT_ID'],
  [{ USER_POOL_CLIENT_ID: '4abc' }, 'USER_POOL_ID'],
  [{ USER_POOL_ID: 'nounderscore', USER_POOL_CLIENT_ID: '4abc' }, 'USER_POOL_ID'],
  [{ GOOGLE_CLIENT_ID: 'a' }, 'GOOGLE_CLIENT_SECRET'],
  [{ APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 'b', APPLE_KEY_ID: 'c' }, 'APPLE_PRIVATE_KEY'],
  [{ APPLE_PRIVATE_KEY: 'no key' }, 'APPLE_PRIVATE_KEY'],
  [{ SIGN_IN_RETURNS: 'https://shop.example/#x' }, 'SIGN_IN_RETURNS'],
  [{ SIGN_OUT_RETURNS: 'http://shop.example/' }, 'SIGN_OUT_RETURNS'],
  [{ HIDE_SIGN_UP: 'yes' }, 'HIDE_SIGN_UP'],
  [{ ADMIN_EMAILS: 'owner' }, 'ADMIN_EMAILS'],
  [{ ADMIN_EMAILS: 'owner@example.com,boss@127.0.0.1' }, 'ADMIN_EMAILS'],
  [{ OWNER_EMAILS: 'owner@example.com,boss' }, 'OWNER_EMAILS'],
  [{ SIGN_IN_FACTORS: 'smsCode' }, 'SIGN_IN_FACTORS'],
  [{ REMEMBER_DEVICES: 'yes' }, 'REMEMBER_DEVICES'],
  [{ CUSTOM_ATTRIBUTES: 'custom:workshop' }, 'CUSTOM_ATTRIBUTES'],
  [{ TEMPORARY_PASSWORD_DAYS: '0' }, 'TEMPORARY_PASSWORD_DAYS'],
  [{ TEMPORARY_PASSWORD_DAYS: '400' }, 'TEMPORARY_PASSWORD_DAYS'],
  [{ ADMIN_ACCESS_KEY_ID: 'short' }, 'ADMIN_ACCESS_KEY_ID'],
  [{ ADMIN_ACCESS_KEY_ID: 'STUDIOADMIN00001' }, 'ADMIN_SECRET_ACCESS_KEY'],
  [{ ADMIN_SECRET_ACCESS_KEY: 'x'.repeat(32) }, 'ADMIN_ACCESS_KEY_ID'],
  [{ OWNER_EMAILS: 'owner' }, 'OWNER_EMAILS'],
  [{ TRIAL_URL: 'trial.example' }, 'TRIAL_URL'],
  [{ TRIAL_URL: 'javascript:alert(1)' }, 'TRIAL_URL'],
  [{ WAITLIST_URL: 'https://api.emailjs.com/', WAITLIST_SERVICE_ID: 'a' }, 'WAITLIST_TEMPLATE_ID'],
  [{ WAITLIST_THROTTLE_MS: '0' }, 'WAITLIST_THROTTLE_MS'],
  [{ WAITLIST_BLOCK_FIELD: 'message' }, 'WAITLIST_BLOCK_FIELD'],
  [{ SEE_VIDEO_URL: 'ftp://video.example' }, 'SEE_VIDEO_URL'],
  [{ MEDIA_HOST: 'https://media.example/?v=1' }, 'MEDIA_HOST'],
  [{ EMAILS_PER_DAY: '0' }, 'EMAILS_PER_DAY'],
  [{ TEXTS_PER_ACCOUNT_PER_DAY: 'many' }, 'TEXTS_PER_ACCOUNT_PER_DAY'],
])('%j is explained by an example', (env, path) => {
  const settings = readStudioSettings(env);
  expect(settings).toMatchObject({ ok: false, problem: { code: 'bad_setting', path } });
  expect(JSON.stringify(settings)).toContain(`${path}=`);
});

test('what the pool does for other programs is told apart from what its login page shows', () => {
  const settings = readStudioSettings({
    SIGN_IN_FACTORS: 'passkey',
    REMEMBER_DEVICES: 'false',
    CUSTOM_ATTRIBUTES: 'workshop, ring_size',
    TEMPORARY_PASSWORD_DAYS: '30',
    ADMIN_ACCESS_KEY_ID: 'STUDIOADMIN00001',
    ADMIN_SECRET_ACCESS_KEY: 'x'.repeat(32),
  });
  expect(settings.ok && settings.value.pool).toEqual({
    firstFactors: ['PASSWORD', 'WEB_AUTHN'],
    shownFactors: ['passkey'],
    remembersDevices: false,
    customAttributes: ['custom:workshop', 'custom:ring_size'],
    temporaryPasswordLifeMs: 30 * DAY_MS,
    adminKey: { accessKeyId: 'STUDIOADMIN00001', secretAccessKey: 'x'.repeat(32) },
  });
});

test('addresses are those that accounts have and letters go to, however they are written', () => {
  const env = { ADMIN_EMAILS: 'admin@müller.de, Boss@Example.com', OWNER_EMAILS: 'Owner@Müller.DE' };
  const settings = readStudioSettings(env);
  expect(settings).toMatchObject({
    ok: true,
    value: {
      adminEmails: ['admin@xn--mller-kva.de', 'boss@example.com'],
      publicSite: { ownerEmails: ['owner@xn--mller-kva.de'] },
    },
  });
});

test('a language model is named by its address and its name; its key may be missing', () => {
  const model = { MODEL_URL: 'http://localhost:11434/v1/', MODEL_NAME: 'qwen3:8b' };
  const read = readStudioSettings(model);
  expect(read).toMatchObject({ ok: true, value: { model: { base: 'http://localhost:11434/v1', name: 'qwen3:8b' } } });
  const { MODEL_NAME, ...nameless } = model;
  expect(readStudioSettings(nameless)).toMatchObject({ ok: false, problem: { path: 'MODEL_NAME' } });
  expect(readStudioSettings({ MODEL_NAME })).toMatchObject({ ok: false, problem: { path: 'MODEL_URL' } });
  for (const MODEL_URL of ['localhost:11434', 'https://key@api.example/v1', 'ftp://api.example'])
    expect(readStudioSettings({ ...model, MODEL_URL })).toMatchObject({ ok: false, problem: { path: 'MODEL_URL' } });
});

test.each([
  ['DATABASE_URL', 'postgres://studio:secret@db.example/studio'],
  ['SMTP_URL', 'smtps://mail.example:465'],
  ['MODEL_URL', 'https://api.example.com/v1'],
  ['TRIAL_URL', 'https://trial.example/start'],
])('a studio that reaches nothing outside does not start with %s elsewhere', (name, value) => {
  const env = {
    OFFLINE: 'true',
    MAIL_FROM: 'a@b.example',
    MODEL_NAME: 'x',
    MODEL_URL: 'http://127.0.0.1:1/v1',
    [name]: value,
  };
  expect(readStudioSettings(env)).toMatchObject({ ok: false, problem: { code: 'offline_and_outbound', path: name } });
  expect(readStudioSettings({ ...env, OFFLINE: 'false' }).ok).toBe(true);
});

test('a studio that reaches nothing outside may use what is on its own computer', () => {
  const env = {
    OFFLINE: '1',
    DATABASE_URL: 'postgres://a:b@localhost/studio',
    MODEL_URL: 'http://[::1]:1234/v1',
    MODEL_NAME: 'x',
  };
  expect(readStudioSettings(env)).toMatchObject({ ok: true, value: { isOffline: true } });
});
