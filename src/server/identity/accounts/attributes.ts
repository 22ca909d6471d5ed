import { ok, type Result } from '#shared/result.ts';
import { z } from 'zod';
import { type Refusal, refuse } from '../refusals.ts';
import type { Account } from './account.ts';

/** The longest value that Cognito takes. */
const MOST_CHARACTERS = 2048;
/** Cognito's own standard attributes are fewer than this. */
const MOST_ATTRIBUTES = 30;

/** Attributes as they come over the wire. */
export const attributeList = z
  .array(z.object({ Name: z.string().min(1).max(32), Value: z.string().max(MOST_CHARACTERS) }))
  .max(MOST_ATTRIBUTES);

type WireAttributes = z.infer<typeof attributeList>;

/** The standard claims of OpenID Connect that somebody may set; `email` has a way of its own. */
const FREE = new Set(
  'address birthdate family_name gender given_name locale middle_name name nickname phone_number picture preferred_username profile website zoneinfo'.split(
    ' ',
  ),
);

/** E.164. */
const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/;

/** Checks attributes that somebody sets, the e-mail address aside. */
export function readAttributes(list: WireAttributes): Result<Record<string, string>, Refusal> {
  const others = list.filter(({ Name }) => Name !== 'email');
  if (others.some(({ Name }) => !FREE.has(Name))) return refuse('attribute_not_yours');
  const attributes = Object.fromEntries(others.map(({ Name, Value }) => [Name, Value]));
  const phone = attributes['phone_number'] ?? '';
  return phone === '' || PHONE_NUMBER.test(phone)
    ? ok(attributes)
    : refuse('bad_input', 'Invalid phone number format.');
}

/** An account's attributes as they go over the wire. */
export function attributesOf(account: Account): WireAttributes {
  const email = account.email === '' ? {} : { email: account.email, email_verified: String(account.isEmailVerified) };
  const all = { sub: account.id, ...email };
  return Object.entries({ ...all, ...account.attributes }).map(([Name, Value]) => ({ Name, Value }));
}
