import { type EmailAddress, readEmail } from '#shared/email-address.ts';
import { ok, type Result } from '#shared/result.ts';
import { z } from 'zod';
import type { PoolConfig } from '../pool-config.ts';
import { type Refusal, refusal } from '../refusals.ts';
import type { Account } from './account.ts';

/** The longest value that Cognito takes. */
const MOST_CHARACTERS = 2048;
/** Cognito has fewer standard attributes than this. */
const MOST_ATTRIBUTES = 30;

/** Attributes in the form of Cognito's API. */
export const attributeList = z
  .array(z.object({ Name: z.string().min(1).max(32), Value: z.string().max(MOST_CHARACTERS) }))
  .max(MOST_ATTRIBUTES);

type WireAttributes = z.infer<typeof attributeList>;

/** Attributes as a call names them. */
export interface NamedAttributes {
  /** Undefined where the call names none. */
  readonly email: EmailAddress | 'no address' | undefined;
  readonly others: WireAttributes;
}

/** Sets the e-mail address apart from what is kept as it is written. */
export function emailApart(list: WireAttributes): NamedAttributes {
  const typed = list.find(({ Name }) => Name === 'email')?.Value;
  const email = typed === undefined ? undefined : (readEmail(typed) ?? 'no address');
  return { email, others: list.filter(({ Name }) => Name !== 'email') };
}

/** The standard claims of OpenID Connect that users may set; `email` is handled separately. */
const FREE = new Set(
  'address birthdate family_name gender given_name locale middle_name name nickname phone_number picture preferred_username profile website zoneinfo'.split(
    ' ',
  ),
);

/** Stored next to the phone number it belongs to. */
export const PHONE_VERIFIED = 'phone_number_verified';

/** E.164. */
const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/;

/** Checks attributes that a user sets, except the e-mail address. Custom ones must be declared. */
export function readAttributes(
  list: WireAttributes,
  { customAttributes }: Pick<PoolConfig, 'customAttributes'>,
): Result<Record<string, string>, Refusal> {
  const others = list.filter(({ Name }) => Name !== 'email');
  if (others.some(({ Name }) => !FREE.has(Name) && !customAttributes.includes(Name)))
    return refusal('attribute_not_yours');
  const attributes = Object.fromEntries(others.map(({ Name, Value }) => [Name, Value]));
  const phone = attributes['phone_number'] ?? '';
  return phone === '' || PHONE_NUMBER.test(phone)
    ? ok(attributes)
    : refusal('bad_input', 'Invalid phone number format.');
}

/**
 * An account's attributes after a change. An empty value removes one, as with Cognito; a different phone number is
 * unconfirmed.
 */
export function changeAttributes(
  { attributes }: Pick<Account, 'attributes'>,
  changes: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const changed = Object.entries({ ...attributes, ...changes }).filter(([, value]) => value !== '');
  const { [PHONE_VERIFIED]: verified, ...others } = Object.fromEntries(changed);
  const isSamePhone = others['phone_number'] !== undefined && others['phone_number'] === attributes['phone_number'];
  return verified === undefined || !isSamePhone ? others : { ...others, [PHONE_VERIFIED]: verified };
}

/** An account's attributes in the form of Cognito's API. */
export function attributesOf(account: Account): WireAttributes {
  const email = account.email === '' ? {} : { email: account.email, email_verified: String(account.isEmailVerified) };
  // As with Cognito, a number always comes with its `phone_number_verified`.
  const phone = account.attributes['phone_number'] === undefined ? {} : { [PHONE_VERIFIED]: 'false' };
  const all = { sub: account.id, ...email, ...phone };
  return Object.entries({ ...all, ...account.attributes }).map(([Name, Value]) => ({ Name, Value }));
}
