import { SignJWT } from 'jose';
import { type Account, confirmedEmail } from '../accounts/account.ts';
import { PHONE_VERIFIED } from '../accounts/attributes.ts';
import { identitiesOf } from '../federation/identities.ts';
import { ADMIN_GROUP } from '#shared/site/admin-group.ts';
import type { PoolConfig } from '../pool-config.ts';
import type { IdentityContext } from '../identity-context.ts';

/** What a client gets for a sign-in, in Cognito's format. */
export interface AuthenticationResult {
  readonly AccessToken: string;
  /** None where the hosted pages were asked for a scope without `openid`, now and whenever it is refreshed. */
  readonly IdToken?: string;
  readonly RefreshToken: string;
  /** Seconds. */
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
}

/** What the tokens of one session have in common. */
export interface SessionFacts {
  readonly id: string;
  readonly scope: string;
  readonly hasIdToken: 0 | 1;
  readonly signedInAtMs: number;
  /** The client's own, which ties the tokens to its request. */
  readonly nonce?: string | undefined;
}

/** The scope of tokens from a sign-in inside the app: everything about one's own account. */
export const OWN_ACCOUNT = 'aws.cognito.signin.user.admin';

const seconds = (ms: number) => Math.floor(ms / 1000);

/** Signs an access token and, where the session has one, an identity token. */
export async function issueTokens(
  identity: IdentityContext,
  account: Account,
  groups: readonly string[],
  session: SessionFacts,
  refreshToken: string,
): Promise<AuthenticationResult> {
  const { config, clock, keyring, random } = identity;
  const { kid, privateKey } = keyring.signingKey();
  const now = seconds(clock());
  const life = seconds(config.tokenLifeMs);
  const identities = await identitiesOf(identity, account);
  const sign = (claims: Record<string, unknown>) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuedAt(now)
      .setExpirationTime(now + life)
      .setJti(random.uuid())
      .sign(privateKey);

  const common = {
    sub: account.id,
    iss: config.issuer,
    // Without `origin_jti` the client never revokes its refresh token on signing out.
    origin_jti: session.id,
    event_id: random.uuid(),
    auth_time: seconds(session.signedInAtMs),
    ...(groups.length > 0 ? { 'cognito:groups': groups } : {}),
  };
  const signIdToken = () =>
    sign({
      ...claimsOf(account),
      ...common,
      // For the screens alone, so that nobody else reads who runs the studio; the API looks at the account each time.
      ...(isNamed(config, account) ? { 'cognito:groups': [...new Set([...groups, ADMIN_GROUP])] } : {}),
      token_use: 'id',
      aud: config.clientId,
      ...(account.email === '' ? {} : { email: account.email, email_verified: account.isEmailVerified }),
      'cognito:username': account.id,
      ...(identities.length > 0 ? { identities } : {}),
      ...(session.nonce === undefined ? {} : { nonce: session.nonce }),
    });
  const [AccessToken, IdToken] = await Promise.all([
    sign({
      ...common,
      token_use: 'access',
      scope: session.scope,
      client_id: config.clientId,
      username: account.id,
      version: 2,
    }),
    session.hasIdToken === 1 ? signIdToken() : undefined,
  ]);
  const all = { AccessToken, RefreshToken: refreshToken, ExpiresIn: life, TokenType: 'Bearer' as const };
  return IdToken === undefined ? all : { ...all, IdToken };
}

function isNamed({ adminEmails }: PoolConfig, account: Account): boolean {
  const email = confirmedEmail(account);
  return email !== undefined && adminEmails.includes(email);
}

/** Attributes as claims, in which booleans are not texts. */
function claimsOf({ attributes }: Account): Readonly<Record<string, unknown>> {
  const hasPhone = attributes['phone_number'] !== undefined;
  return hasPhone ? { ...attributes, [PHONE_VERIFIED]: attributes[PHONE_VERIFIED] === 'true' } : attributes;
}
