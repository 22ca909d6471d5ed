import { z } from 'zod';
import type { Problem } from '#shared/result.ts';
import { isOnThisComputer, readModelBase } from '../model/model-address.ts';
import type { ModelConnection } from '../model/model-connection.ts';

/** Rows of the table of variables (studio-settings.ts). */
export const modelVariables = {
  MODEL_URL: z
    .string()
    .transform((written) => readModelBase(written))
    .refine((base) => base.ok)
    .transform((base) => (base.ok ? base.value : ''))
    .optional(),
  MODEL_NAME: z.string().max(200).optional(),
  MODEL_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .optional(),
  OFFLINE: z.enum(['true', 'false', '1', '0']).default('false'),
};

export const modelExamples: Readonly<Record<keyof typeof modelVariables, string>> = {
  MODEL_URL: 'https://api.example.com/v1',
  MODEL_NAME: 'qwen3:8b',
  MODEL_KEY: 'the-key-of-its-provider',
  OFFLINE: 'true',
};

type Given = z.infer<z.ZodObject<typeof modelVariables>>;

export const isSetOffline = ({ OFFLINE }: Pick<Given, 'OFFLINE'>): boolean => OFFLINE === 'true' || OFFLINE === '1';

/** Reads the variables, or names one that is missing although others of its group are set. */
export function modelSettings({
  MODEL_URL,
  MODEL_NAME,
  MODEL_KEY,
}: Given): { readonly missing: string } | { readonly model?: ModelConnection } {
  if (MODEL_URL === undefined && MODEL_NAME === undefined && MODEL_KEY === undefined) return {};
  if (MODEL_URL === undefined) return { missing: 'MODEL_URL' };
  if (MODEL_NAME === undefined) return { missing: 'MODEL_NAME' };
  const key = MODEL_KEY === undefined ? {} : { key: MODEL_KEY };
  return { model: { base: MODEL_URL, name: MODEL_NAME, trust: 'named', ...key } };
}

/** Variables that make the studio, or its pages, call something outside; a host on this computer is none. */
const OUTBOUND = [
  'DATABASE_URL',
  'SMTP_URL',
  'SMS_WEBHOOK_URL',
  'USER_POOL_ID',
  'GOOGLE_CLIENT_ID',
  'FACEBOOK_CLIENT_ID',
  'AMAZON_CLIENT_ID',
  'APPLE_CLIENT_ID',
  'TRIAL_URL',
  'WAITLIST_URL',
  'NEWSLETTER_URL',
  'CONTACT_URL',
  'MODEL_URL',
  'S3_BUCKET_URL',
] as const;

/** What is set beside OFFLINE although it lies elsewhere: the first of the two that cannot hold is named, not ignored. */
export function outboundSetting(env: Readonly<Record<string, string | undefined>>): Problem | undefined {
  const name = OUTBOUND.find((one) => env[one] !== undefined && env[one] !== '' && !isHere(env[one]));
  if (name === undefined) return undefined;
  return {
    code: 'offline_and_outbound',
    message: `OFFLINE is set, and ${name} leads outside of this computer.`,
    remedy: `Start without ${name}, or without OFFLINE.`,
    path: name,
  };
}

/** A path of the studio itself, or a host of this computer. */
function isHere(written: string): boolean {
  if (written.startsWith('/')) return true;
  if (!URL.canParse(written)) return false;
  return isOnThisComputer(written);
}
