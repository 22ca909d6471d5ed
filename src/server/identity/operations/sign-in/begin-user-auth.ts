import { z } from 'zod';
import { ok } from '#shared/result.ts';
import { confirmedEmail } from '../../accounts/account.ts';
import type { LoginName } from '../../accounts/login-name.ts';
import { findNamed } from '../../accounts/shown-id.ts';
import { unknownAccount } from '../../accounts/unknown-account.ts';
import { askFor } from '../../challenges/ask-for.ts';
import { askEmailCode } from '../../challenges/ask-email-code.ts';
import { openChallenge } from '../../challenges/challenge-state.ts';
import { finishWithTokens } from '../../challenges/next-step.ts';
import type { IdentityContext, Outcome, RequestFacts } from '../../identity-context.ts';
import type { PoolConfig } from '../../pool-config.ts';
import { refusal } from '../../refusals.ts';
import { opaque, password, username } from '../operation.ts';
import { askPasskey } from './answer-passkey.ts';
import { beginSrp } from './begin-srp.ts';
import { checkPlainPassword } from './check-plain-password.ts';
import { countBeginning } from './password-attempts.ts';

const given = { USERNAME: username, PASSWORD: password.optional(), SRP_A: opaque.optional() };

export const userAuthParameters = z.object({ ...given, PREFERRED_CHALLENGE: z.string().max(64).nullish() });
export const wayResponses = z.object({ ...given, ANSWER: z.string().max(64) });

/** How a sign-in may begin, by Cognito's names. */
const WAYS = ['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP', 'WEB_AUTHN'] as const;
type Way = (typeof WAYS)[number];

const offeredWays = ({ firstFactors }: Pick<PoolConfig, 'firstFactors'>): readonly Way[] =>
  WAYS.filter((way) => firstFactors.includes(way === 'PASSWORD_SRP' ? 'PASSWORD' : way));

type Given = Pick<z.infer<typeof wayResponses>, 'PASSWORD' | 'SRP_A'>;

/**
 * Begins a sign-in whose way is chosen: the client's preferred one, or a list to choose from. The list is the same for
 * everybody, so that it tells nothing about anybody.
 */
export async function beginUserAuth(
  identity: IdentityContext,
  { USERNAME, PREFERRED_CHALLENGE, ...more }: z.infer<typeof userAuthParameters>,
  request: RequestFacts,
): Outcome<object> {
  const ways = offeredWays(identity.config);
  const preferred = ways.find((way) => way === PREFERRED_CHALLENGE);
  if (preferred !== undefined) return begin(identity, USERNAME, preferred, more, request);
  const account = await accountFor(identity, USERNAME);
  if (!(await countBeginning(identity, account, request))) return refusal('too_many_passwords');
  const asked = askFor(identity, account, 'SELECT_CHALLENGE', {}, { name: USERNAME });
  return ok({ ...asked, AvailableChallenges: ways });
}

/** Takes the choice. A client that fails with a passkey chooses another way with the same Session. */
export async function answerWay(
  identity: IdentityContext,
  { ANSWER, ...more }: z.infer<typeof wayResponses>,
  session: string,
  request: RequestFacts,
): Outcome<object> {
  const chosen = openChallenge(identity, 'SELECT_CHALLENGE', session);
  const opened = chosen.ok ? chosen : openChallenge(identity, 'WEB_AUTHN', session);
  if (!opened.ok) return opened;
  const way = offeredWays(identity.config).find((one) => one === ANSWER);
  if (way === undefined) return refusal('factor_not_offered');
  const { name } = opened.value;
  return name === undefined ? refusal('session_over') : begin(identity, name, way, more, request);
}

async function begin(
  identity: IdentityContext,
  name: LoginName,
  way: Way,
  { PASSWORD, SRP_A }: Given,
  request: RequestFacts,
): Outcome<object> {
  switch (way) {
    case 'PASSWORD':
      if (PASSWORD === undefined) return refusal('bad_input', 'PASSWORD is required.');
      return checkPlainPassword(identity, name, PASSWORD, request, finishWithTokens);
    case 'PASSWORD_SRP':
      if (SRP_A === undefined) return refusal('bad_input', 'SRP_A is required.');
      return beginSrp(identity, name, SRP_A, request);
    case 'EMAIL_OTP':
      return beginEmailCode(identity, name, request);
    case 'WEB_AUTHN':
      return beginPasskey(identity, name, request);
  }
}

async function beginPasskey(identity: IdentityContext, name: LoginName, request: RequestFacts): Outcome<object> {
  const account = await accountFor(identity, name);
  if (!(await countBeginning(identity, account, request))) return refusal('too_many_passwords');
  return askPasskey(identity, account, name);
}

async function beginEmailCode(identity: IdentityContext, name: LoginName, request: RequestFacts): Outcome<object> {
  // Not a sign-up that waits: whoever never confirmed an address may have typed somebody else's.
  const { account, id } = await findNamed(identity, name);
  const asked = account ?? unknownAccount(identity, id);
  const address = account && confirmedEmail(account);
  return askEmailCode(identity, { account: asked, address, name }, request, false);
}

/** The account of a name, or what stands for one that nobody has. */
async function accountFor(identity: IdentityContext, name: LoginName) {
  const { account, id } = await findNamed(identity, name);
  return account ?? unknownAccount(identity, id);
}
