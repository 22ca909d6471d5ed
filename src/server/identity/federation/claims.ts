import { z } from 'zod';
import { readEmail } from '#shared/forms/email-address.ts';

/** As long as Cognito lets an attribute be. */
const MOST_CHARACTERS = 2048;
const FROM_PROFILE = ['name', 'given_name', 'family_name', 'picture'] as const;

/** A provider's own number or name of somebody. Facebook's and Apple's are digits and letters, Google's are below 255. */
export const subject = z.string().min(1).max(255);

/** The texts among what a provider says that an account keeps. */
export function attributesFrom(said: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = FROM_PROFILE.flatMap((name) => {
    const text = said[name];
    return typeof text === 'string' && text !== '' && text.length <= MOST_CHARACTERS ? [[name, text] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** An address, where the provider says one that is plain. */
export function emailFrom(said: unknown): { readonly email?: string } {
  const email = typeof said === 'string' ? readEmail(said) : undefined;
  return email === undefined ? {} : { email };
}
