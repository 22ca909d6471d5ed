import { z } from 'zod';
import { DAY_MS } from '#shared/time-units.ts';
import type { OtherFactor } from '#shared/site/site-config.ts';
import type { AdminKey } from './admin-api/signature-v4.ts';
import { textList } from '../setting-lists.ts';
import type { FirstFactor, PoolConfig } from './pool-config.ts';

/** Settings of what the embedded pool does for other programs than the studio's own screens. */
export interface PoolSettings
  extends Pick<PoolConfig, 'firstFactors' | 'remembersDevices' | 'customAttributes' | 'temporaryPasswordLifeMs'> {
  /** First factors that the login page offers besides a password, in this order: none that was not named. */
  readonly shownFactors: readonly OtherFactor[];
  /** Signs the calls of the administrators' API, which is closed without it. */
  readonly adminKey?: AdminKey;
}

/** Cognito's rule, without what has a meaning of its own in a list. */
const attributeName = z.string().regex(/^[\w-]{1,20}$/);
const factors = ['password', 'emailCode', 'passkey'] as const;

/** Rows of the table of variables (studio-settings.ts). */
export const poolVariables = {
  SIGN_IN_FACTORS: textList.pipe(z.array(z.enum(factors))).optional(),
  REMEMBER_DEVICES: z.enum(['true', 'false']).default('true'),
  CUSTOM_ATTRIBUTES: textList.pipe(z.array(attributeName).max(50)).default([]),
  /** Cognito's bounds of TemporaryPasswordValidityDays, and what it is there without being set. */
  TEMPORARY_PASSWORD_DAYS: z.coerce.number().int().min(1).max(365).default(7),
  ADMIN_ACCESS_KEY_ID: z
    .string()
    .regex(/^\w{16,128}$/)
    .optional(),
  ADMIN_SECRET_ACCESS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{32,256}$/)
    .optional(),
};

export const poolExamples: Readonly<Record<keyof typeof poolVariables, string>> = {
  SIGN_IN_FACTORS: 'emailCode,passkey',
  REMEMBER_DEVICES: 'false',
  CUSTOM_ATTRIBUTES: 'workshop,ring_size',
  TEMPORARY_PASSWORD_DAYS: '7',
  ADMIN_ACCESS_KEY_ID: 'STUDIOADMIN00001',
  ADMIN_SECRET_ACCESS_KEY: 'at-least-32-random-characters-here',
};

type Given = z.infer<z.ZodObject<typeof poolVariables>>;

const COGNITO_NAMES = {
  password: 'PASSWORD',
  emailCode: 'EMAIL_OTP',
  passkey: 'WEB_AUTHN',
} as const satisfies Readonly<Record<(typeof factors)[number], FirstFactor>>;

/** Reads the variables, or names one that is missing although its counterpart is set. */
export function poolSettings(given: Given): { readonly missing: string } | PoolSettings {
  const { ADMIN_ACCESS_KEY_ID: accessKeyId, ADMIN_SECRET_ACCESS_KEY: secretAccessKey, SIGN_IN_FACTORS } = given;
  if (accessKeyId !== undefined && secretAccessKey === undefined) return { missing: 'ADMIN_SECRET_ACCESS_KEY' };
  if (accessKeyId === undefined && secretAccessKey !== undefined) return { missing: 'ADMIN_ACCESS_KEY_ID' };
  const named = new Set(['password' as const, ...(SIGN_IN_FACTORS ?? factors)]);
  return {
    firstFactors: [...named].map((factor) => COGNITO_NAMES[factor]),
    shownFactors: (SIGN_IN_FACTORS ?? []).filter((factor) => factor !== 'password'),
    remembersDevices: given.REMEMBER_DEVICES === 'true',
    customAttributes: given.CUSTOM_ATTRIBUTES.map((name) => `custom:${name}`),
    temporaryPasswordLifeMs: given.TEMPORARY_PASSWORD_DAYS * DAY_MS,
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { adminKey: { accessKeyId, secretAccessKey } }),
  };
}
