import type { Context } from 'hono';
import type { StudioBindings } from '../../studio-env.ts';
import { findAccountById } from '../accounts/find-account.ts';
import { attributesOf } from '../accounts/attributes.ts';
import type { IdentityContext } from '../identity-context.ts';
import { createEmbeddedVerifier } from '../tokens/embedded-verifier.ts';

/** Which attributes a scope of OpenID Connect shows; `profile` shows all others. */
const SHOWN_BY: Readonly<Record<string, 'email' | 'phone'>> = {
  email: 'email',
  email_verified: 'email',
  phone_number: 'phone',
  phone_number_verified: 'phone',
};

/** `/oauth2/userInfo`: what an access token may know of its user (OpenID Connect Core, 5.3), in Cognito's words. */
export async function answerUserInfo(c: Context<StudioBindings>, identity: IdentityContext) {
  const [, token] = /^Bearer ([\w.-]{1,8192})$/i.exec(c.req.header('authorization') ?? '') ?? [];
  if (token === undefined) return refuse(c, 'invalid_request', 'Access token is missing');
  const verified = await createEmbeddedVerifier(identity).verify(token);
  if (!verified.ok) return refuse(c, 'invalid_token', verified.problem.message);
  const { caller, scopes } = verified.value;
  if (!scopes.includes('openid')) return refuse(c, 'invalid_token', 'Access token does not contain openid scope');
  const account = await findAccountById(identity, caller.id);
  if (account === undefined) return refuse(c, 'invalid_token', 'The user is gone');
  const shown = attributesOf(account).filter(({ Name }) =>
    Name === 'sub' ? true : scopes.includes(SHOWN_BY[Name] ?? 'profile'),
  );
  const claims = Object.fromEntries(shown.map(({ Name, Value }) => [Name, Value]));
  return c.json({ ...claims, username: account.id }, 200, NO_STORE);
}

const NO_STORE = { 'cache-control': 'no-store', pragma: 'no-cache' };

/** RFC 6750, section 3. */
function refuse(c: Context<StudioBindings>, error: 'invalid_request' | 'invalid_token', description: string) {
  const challenge = `Bearer error="${error}", error_description="${description}"`;
  return c.json({ error, error_description: description }, 401, { ...NO_STORE, 'www-authenticate': challenge });
}
