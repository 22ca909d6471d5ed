import { z } from 'zod';
import { MOST_PASSWORD_CHARACTERS } from '#shared/password-policy.ts';
import { MOST_EMAIL_CHARACTERS } from '#shared/email-address.ts';
import { readLoginName } from '../accounts/login-name.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../identity-context.ts';
import { refusal } from '../refusals.ts';
import type { Policy } from '../../session-policy.ts';

/** One call of Cognito's API. */
export interface Operation {
  /** What it asks of the session of an access token, of which it takes none without (own-operation.ts). */
  readonly policies?: readonly Policy[];
  answer(identity: IdentityContext, body: unknown, request: RequestFacts): Outcome<object>;
}

/**
 * @param input The schema of the call; other input is refused, unknown fields are dropped.
 * @param perform Answers in Cognito's format, whose fields begin with capitals.
 */
export function defineOperation<Input>(
  input: z.ZodType<Input>,
  perform: (identity: IdentityContext, input: Input, request: RequestFacts) => Outcome<object>,
): Operation {
  return {
    async answer(identity, body, request) {
      const read = input.safeParse(body);
      if (read.success) return perform(identity, read.data, request);
      // The field alone: a validator's own text is nobody's business.
      return refusal('bad_input', read.error.issues[0]?.path.join('.') || undefined);
    },
  };
}

// Fields of several calls. The lengths are ours, well above real values.
export const username = z.string().min(1).max(MOST_EMAIL_CHARACTERS).transform(readLoginName);
export const password = z.string().min(1).max(MOST_PASSWORD_CHARACTERS);
export const code = z.string().min(1).max(64);
/** Cognito's pattern of it. Another is no text to go on with: what two schemas made of it could not be merged. */
export const deviceKey = z.string().regex(/^[\w-]{1,32}_[0-9a-f-]{1,64}$/, { abort: true });
/** A Session, a SECRET_BLOCK or a refresh token. */
export const opaque = z.string().min(1).max(8192);
export const clientId = z.string().min(1).max(128);
/**
 * The key by which a client says that a code is for the sign-up that it began. Amplify sends no Session with a code, but
 * what a screen gives it: the studio's give both calls a key that they made up.
 */
export const signUpMetadata = z
  .object({ signUp: z.string().min(1).max(64) })
  .nullish()
  .catch(undefined);
