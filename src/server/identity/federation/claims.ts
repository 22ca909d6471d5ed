import { z } from 'zod';
import { type EmailAddress, readEmail } from '#shared/email-address.ts';

/** Cognito's longest attribute. */
const MOST_CHARACTERS = 2048;
const FROM_PROFILE = ['name', 'given_name', 'family_name', 'picture'] as const;

/** A provider's identifier of a user. Facebook's and Apple's are digits and letters, Google's are shorter than 255. */
export const subject = z.string().min(1).max(255);

/** Those texts of a provider's claims that an account keeps. */
export function attributesFrom(said: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts = FROM_PROFILE.flatMap((name) => {
    const text = said[name];
    return typeof text === 'string' && text !== '' && text.length <= MOST_CHARACTERS ? [[name, text] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** The address of a provider's claims, if it is a plain one. */
export function emailFrom(said: unknown): { readonly email?: EmailAddress } {
  const email = typeof said === 'string' ? readEmail(said) : undefined;
  return email === undefined ? {} : { email };
}
