import { z } from 'zod';
import { fail, ok, type Result } from '#shared/result.ts';
import { type IsProxy, readProxies } from './http/client-address.ts';
import type { SmtpConfig } from './mail/smtp.ts';

/** What a studio is put together from; without any of it, everything is embedded. */
export interface StudioSettings {
  /** PostgreSQL instead of a file. */
  readonly databaseUrl?: string;
  /** A mail server instead of the outbox. */
  readonly smtp?: SmtpConfig;
  /** Where a hosted studio is reached, without a path. */
  readonly publicUrl?: string;
  readonly isProxy: IsProxy;
  readonly hasProxies: boolean;
  /** Pages elsewhere that may sign people in here. */
  readonly signInOrigins: readonly string[];
}

const list = z.string().transform((text) => text.split(',').flatMap((part) => part.trim() || []));
const url = (protocol: RegExp) => z.url({ protocol });
const bareOrigin = z
  .string()
  .refine((text) => /^https?:\/\/[^/?#@\s]+\/?$/.test(text) && URL.canParse(text))
  .transform((text) => new URL(text).origin);

const variables = z.object({
  DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  SMTP_URL: url(/^smtps?$/).optional(),
  MAIL_FROM: z.string().optional(),
  PUBLIC_URL: bareOrigin.optional(),
  TRUSTED_PROXIES: list.default([]),
  SIGN_IN_ORIGINS: list.pipe(z.array(bareOrigin)).default([]),
});

const EXAMPLES: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://studio:secret@db.example/studio',
  SMTP_URL: 'smtps://studio:secret@mail.example:465',
  MAIL_FROM: 'Studio <studio@example.org>',
  PUBLIC_URL: 'https://studio.example',
  TRUSTED_PROXIES: '10.0.0.0/8,192.0.2.7',
  SIGN_IN_ORIGINS: 'https://shop.example,https://studio.example',
};

const wrong = (name: string) =>
  fail({
    code: 'bad_setting',
    message: `The variable ${name} is missing or can't be read.`,
    remedy: `It looks like this: ${name}=${EXAMPLES[name] ?? ''}`,
    path: name,
  });

/** Reads the settings from the variables of the environment. */
export function readStudioSettings(env: Readonly<Record<string, string | undefined>>): Result<StudioSettings> {
  // An empty variable is one that is not set.
  const read = variables.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!read.success) return wrong(String(read.error.issues[0]?.path[0]));
  const { DATABASE_URL, SMTP_URL, MAIL_FROM, PUBLIC_URL, TRUSTED_PROXIES, SIGN_IN_ORIGINS } = read.data;
  const isProxy = readProxies(TRUSTED_PROXIES);
  if (isProxy === undefined) return wrong('TRUSTED_PROXIES');
  if (SMTP_URL !== undefined && MAIL_FROM === undefined) return wrong('MAIL_FROM');
  return ok({
    isProxy,
    hasProxies: TRUSTED_PROXIES.length > 0,
    signInOrigins: SIGN_IN_ORIGINS,
    ...(DATABASE_URL === undefined ? {} : { databaseUrl: DATABASE_URL }),
    ...(SMTP_URL === undefined ? {} : { smtp: { url: SMTP_URL, from: MAIL_FROM ?? '' } }),
    ...(PUBLIC_URL === undefined ? {} : { publicUrl: PUBLIC_URL }),
  });
}
