import { z } from 'zod';
import type { EmailAddress } from '#shared/email-address.ts';
import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import {
  hostedDomainPattern,
  type IdentityConfig,
  loginForms,
  otherFactors,
  userPoolIdPattern,
} from '#shared/site/site-config.ts';
import { hostedExamples, type HostedSettings, hostedSettings, hostedVariables } from './hosted-settings.ts';
import { type IsProxy, readProxies } from '../http/client-address.ts';
import type { PoolConfig } from '../identity/pool-config.ts';
import type { MessageCaps } from '../messages/message-caps.ts';
import type { ModelConnection } from '../model/model-connection.ts';
import type { SmtpConfig } from '../mail/smtp.ts';
import type { DesignCaps } from '../designs/design-caps.ts';
import { designExamples, designSettings, designVariables } from './design-settings.ts';
import type { FileSettings } from '../files/open-files.ts';
import { fileExamples, fileSettings, fileVariables } from './file-settings.ts';
import { isSetOffline, modelExamples, modelSettings, modelVariables, outboundSetting } from './model-settings.ts';
import { messageExamples, messageSettings, messageVariables } from './message-settings.ts';
import { poolExamples, type PoolSettings, poolSettings, poolVariables } from '../identity/pool-settings.ts';
import { emailList, textList } from '../setting-lists.ts';
import type { SmsWebhook } from '../sms/webhook.ts';
import {
  missingWaitlistKey,
  publicExamples,
  type PublicSettings,
  publicSettings,
  publicVariables,
} from './public-settings.ts';

/** The settings of a studio; without any, every service is embedded. */
export interface StudioSettings {
  /** PostgreSQL instead of a file. */
  readonly databaseUrl?: string;
  /** A mail server instead of the outbox. */
  readonly smtp?: SmtpConfig;
  /** The service that sends text messages. */
  readonly sms?: SmsWebhook;
  /** The public address of a hosted studio, without a path. */
  readonly publicUrl?: string;
  readonly isProxy: IsProxy;
  readonly hasProxies: boolean;
  /** Origins of other pages that may sign people in here. */
  readonly signInOrigins: readonly string[];
  /** A user pool elsewhere instead of the embedded one. */
  readonly outsidePool?: OutsidePool;
  /** The embedded pool's own pages, and the providers on them. */
  readonly hosted: HostedSettings;
  readonly login: LoginSettings;
  /**
   * Whether sign-in asks for a one-time password of an authenticator app besides the password; by default each user
   * decides.
   */
  readonly oneTimePasswords: PoolConfig['oneTimePasswords'];
  /** What the embedded pool does for other programs. */
  readonly pool: PoolSettings;
  /** The administrators, for pools without groups. */
  readonly adminEmails: readonly EmailAddress[];
  readonly publicSite: PublicSettings;
  /** How many letters and text messages leave the studio. */
  readonly messageCaps: MessageCaps;
  /** How much a workshop keeps. */
  readonly designCaps: DesignCaps;
  /** Where pictures are kept, and how much of them. */
  readonly files: FileSettings;
  /** A language model that answers in the chat, instead of the built-in designer. */
  readonly model?: ModelConnection;
  /** Nothing outside of this computer is called. */
  readonly isOffline: boolean;
}

/** A pool at Amazon, or one with the same API. */
export type OutsidePool = Pick<
  IdentityConfig,
  'userPoolId' | 'userPoolClientId' | 'endpoint' | 'identityPoolId' | 'hostedPages' | 'otherFactors'
>;

/** What the login page shows first and what it offers. */
export type LoginSettings = Pick<IdentityConfig, 'startsWith' | 'hidesSignUp' | 'totpIssuer'>;

const url = (protocol: RegExp) => z.url({ protocol });
const bareOrigin = z
  .string()
  .refine((text) => /^https?:\/\/[^/?#@\s]+\/?$/.test(text) && URL.canParse(text))
  .transform((text) => new URL(text).origin);

const variables = z.object({
  DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  SMTP_URL: url(/^smtps?$/).optional(),
  SMS_WEBHOOK_URL: url(/^https?$/).optional(),
  SMS_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .optional(),
  MAIL_FROM: z.string().optional(),
  PUBLIC_URL: bareOrigin.optional(),
  TRUSTED_PROXIES: textList.default([]),
  SIGN_IN_ORIGINS: textList.pipe(z.array(bareOrigin)).default([]),
  USER_POOL_ID: z.string().regex(userPoolIdPattern).optional(),
  USER_POOL_CLIENT_ID: z.string().optional(),
  USER_POOL_ENDPOINT: url(/^https?$/).optional(),
  USER_POOL_DOMAIN: z.string().regex(hostedDomainPattern).optional(),
  IDENTITY_POOL_ID: z.string().optional(),
  // An unknown name is reported at the start and otherwise ignored.
  SOCIAL_PROVIDERS: textList.default([]),
  USER_POOL_FACTORS: textList.pipe(z.array(z.enum(otherFactors))).default([]),
  LOGIN_STARTS_WITH: z.enum(loginForms).default('signIn'),
  HIDE_SIGN_UP: z.enum(['true', 'false']).default('false'),
  TOTP_ISSUER: z.string().default('AWSCognito'),
  ONE_TIME_PASSWORDS: z.enum(['off', 'optional', 'required']).default('optional'),
  ADMIN_EMAILS: emailList.default([]),
  ...hostedVariables,
  ...publicVariables,
  ...messageVariables,
  ...designVariables,
  ...fileVariables,
  ...modelVariables,
  ...poolVariables,
});

const EXAMPLES: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://studio:secret@db.example/studio',
  SMTP_URL: 'smtps://studio:secret@mail.example:465',
  SMS_WEBHOOK_URL: 'https://sms.example/send',
  SMS_WEBHOOK_SECRET: 'a-long-random-text',
  MAIL_FROM: 'Studio <studio@example.org>',
  PUBLIC_URL: 'https://studio.example',
  TRUSTED_PROXIES: '10.0.0.0/8,192.0.2.7',
  SIGN_IN_ORIGINS: 'https://shop.example,https://studio.example',
  USER_POOL_ID: 'eu-west-1_AbCdEf123',
  USER_POOL_CLIENT_ID: '4abcdefghijklmnopqrstuvwxy',
  USER_POOL_ENDPOINT: 'https://pool.example/identity',
  USER_POOL_DOMAIN: 'auth.example.com',
  SOCIAL_PROVIDERS: 'google,apple',
  USER_POOL_FACTORS: 'emailCode,passkey',
  LOGIN_STARTS_WITH: 'signUp',
  HIDE_SIGN_UP: 'true',
  ONE_TIME_PASSWORDS: 'required',
  ADMIN_EMAILS: 'owner@example.com',
  ...hostedExamples,
  ...publicExamples,
  ...messageExamples,
  ...designExamples,
  ...fileExamples,
  ...modelExamples,
  ...poolExamples,
};

/** Our values, with Cognito's. */
const ONE_TIME_PASSWORDS = { off: 'OFF', optional: 'OPTIONAL', required: 'ON' } as const;

const wrong = (name: string) =>
  fail({
    code: 'bad_setting',
    message: `The variable ${name} is missing or can't be read.`,
    remedy: `It looks like this: ${name}=${EXAMPLES[name] ?? ''}`,
    path: name,
  });

/** Said in place of proxies where there are none, e.g. behind a tunnel that names nobody. */
const NO_PROXIES = 'none';

const everybodyIsOne: Problem = {
  code: 'proxies_not_named',
  message: 'PUBLIC_URL is set, but not TRUSTED_PROXIES: all visitors would count as one, and one could lock out all.',
  remedy:
    'Name what hands requests over, e.g. TRUSTED_PROXIES=127.0.0.1; where nothing does, say TRUSTED_PROXIES=none.',
  path: 'TRUSTED_PROXIES',
};

/** Reads the settings from the variables of the environment. */
export function readStudioSettings(env: Readonly<Record<string, string | undefined>>): Result<StudioSettings> {
  // An empty variable counts as not set.
  const read = variables.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!read.success) return wrong(String(read.error.issues[0]?.path[0]));
  const { DATABASE_URL, SMTP_URL, MAIL_FROM, PUBLIC_URL, TRUSTED_PROXIES, SIGN_IN_ORIGINS } = read.data;
  const proxies = TRUSTED_PROXIES.join() === NO_PROXIES ? [] : TRUSTED_PROXIES;
  const isProxy = readProxies(proxies);
  if (isProxy === undefined) return wrong('TRUSTED_PROXIES');
  if (PUBLIC_URL !== undefined && TRUSTED_PROXIES.length === 0) return fail(everybodyIsOne);
  if (SMTP_URL !== undefined && MAIL_FROM === undefined) return wrong('MAIL_FROM');
  const { SMS_WEBHOOK_URL, SMS_WEBHOOK_SECRET } = read.data;
  if (SMS_WEBHOOK_URL !== undefined && SMS_WEBHOOK_SECRET === undefined) return wrong('SMS_WEBHOOK_SECRET');
  const { USER_POOL_ID, USER_POOL_CLIENT_ID } = read.data;
  if ((USER_POOL_ID === undefined) !== (USER_POOL_CLIENT_ID === undefined)) {
    return wrong(USER_POOL_ID === undefined ? 'USER_POOL_ID' : 'USER_POOL_CLIENT_ID');
  }
  const missingKey = missingWaitlistKey(read.data);
  if (missingKey !== undefined) return wrong(missingKey);
  const hosted = hostedSettings(read.data, read.data.SOCIAL_PROVIDERS);
  if ('missing' in hosted) return wrong(hosted.missing);
  const model = modelSettings(read.data);
  if ('missing' in model) return wrong(model.missing);
  const outbound = isSetOffline(read.data) ? outboundSetting(env) : undefined;
  if (outbound !== undefined) return fail(outbound);
  const pool = poolSettings(read.data);
  if ('missing' in pool) return wrong(pool.missing);
  const files = fileSettings(read.data);
  if ('missing' in files) return wrong(files.missing);
  return ok({
    isProxy,
    hosted,
    pool,
    files,
    hasProxies: proxies.length > 0,
    signInOrigins: SIGN_IN_ORIGINS,
    login: {
      startsWith: read.data.LOGIN_STARTS_WITH,
      hidesSignUp: read.data.HIDE_SIGN_UP === 'true',
      totpIssuer: read.data.TOTP_ISSUER,
    },
    oneTimePasswords: ONE_TIME_PASSWORDS[read.data.ONE_TIME_PASSWORDS],
    adminEmails: read.data.ADMIN_EMAILS,
    publicSite: publicSettings(read.data, read.data.ADMIN_EMAILS),
    messageCaps: messageSettings(read.data),
    designCaps: designSettings(read.data),
    isOffline: isSetOffline(read.data),
    ...model,
    ...outsidePool(read.data),
    ...(DATABASE_URL === undefined ? {} : { databaseUrl: DATABASE_URL }),
    ...(SMS_WEBHOOK_URL === undefined ? {} : { sms: { url: SMS_WEBHOOK_URL, secret: SMS_WEBHOOK_SECRET ?? '' } }),
    ...(SMTP_URL === undefined ? {} : { smtp: { url: SMTP_URL, from: MAIL_FROM ?? '' } }),
    ...(PUBLIC_URL === undefined ? {} : { publicUrl: PUBLIC_URL }),
  });
}

function outsidePool(given: z.infer<typeof variables>): { readonly outsidePool?: OutsidePool } {
  const { USER_POOL_ID, USER_POOL_CLIENT_ID, USER_POOL_ENDPOINT, IDENTITY_POOL_ID, USER_POOL_DOMAIN } = given;
  if (USER_POOL_ID === undefined || USER_POOL_CLIENT_ID === undefined) return {};
  return {
    outsidePool: {
      userPoolId: USER_POOL_ID,
      userPoolClientId: USER_POOL_CLIENT_ID,
      ...(USER_POOL_ENDPOINT === undefined ? {} : { endpoint: USER_POOL_ENDPOINT }),
      ...(given.USER_POOL_FACTORS.length === 0 ? {} : { otherFactors: given.USER_POOL_FACTORS }),
      ...(IDENTITY_POOL_ID === undefined ? {} : { identityPoolId: IDENTITY_POOL_ID }),
      ...(USER_POOL_DOMAIN === undefined
        ? {}
        : { hostedPages: { domain: USER_POOL_DOMAIN, providers: given.SOCIAL_PROVIDERS } }),
    },
  };
}
