import type { Context } from 'hono';
import type { StudioBindings } from '../../studio-env.ts';
import { MOST_EMAIL_CHARACTERS } from '#shared/email-address.ts';
import { MOST_PASSWORD_CHARACTERS } from '#shared/password-policy.ts';
import { ok } from '#shared/result.ts';
import { readLoginName } from '../accounts/login-name.ts';
import type { Asked } from '../challenges/ask-for.ts';
import type { FinishSignIn } from '../challenges/next-step.ts';
import type { Outcome, RequestFacts } from '../identity-context.ts';
import { answerEmailCode } from '../operations/sign-in/answer-email-code.ts';
import { answerFactorChoice } from '../operations/sign-in/answer-factor-choice.ts';
import { answerOneTimePassword } from '../operations/sign-in/answer-one-time-password.ts';
import { checkPlainPassword } from '../operations/sign-in/check-plain-password.ts';
import type { Refusal } from '../refusals.ts';
import { issueCode } from './authorization-code.ts';
import { type AuthorizationRequest, readAuthorizationRequest } from './authorization-request.ts';
import type { HostedParts } from './hosted-parts.ts';
import { isOurForm } from './form-token.ts';
import { answerMessage } from './page-frame.ts';
import { requestFactsOf } from '../http/request-facts.ts';
import { readForm } from './read-form.ts';
import { withAnswer } from './return-address.ts';
import { type CodeStep, showOneTimePassword, showSignIn } from './sign-in-pages.ts';

/** Shows the form of `/login`. */
export function showLogIn(c: Context<StudioBindings>, parts: HostedParts) {
  const read = readAuthorizationRequest(parts, new URL(c.req.url).searchParams);
  switch (read.kind) {
    case 'refused':
      return answerMessage(c, 400, read.message);
    case 'redirect':
      return c.redirect(read.address, 303);
    case 'accepted':
      return showSignIn(c, parts, { request: read.request });
  }
}

interface GotCode {
  readonly code: string;
}

/** Takes a form of `/login`: the password, or the code after it. */
export async function takeLogIn(c: Context<StudioBindings>, parts: HostedParts) {
  const read = readAuthorizationRequest(parts, new URL(c.req.url).searchParams);
  if (read.kind === 'refused') return answerMessage(c, 400, read.message);
  if (read.kind === 'redirect') return c.redirect(read.address, 303);
  const { request } = read;
  const form = await readForm(c);
  if (!isOurForm(c, parts.identity, form.get('token') ?? '')) {
    const error = 'This page was open for too long, or the browser keeps no cookies. Please try again.';
    return showSignIn(c, parts, { request, error, status: 403 });
  }
  const finish: FinishSignIn<GotCode> = async (identity, account, _facts, secondFactorBy, alongside) => {
    const issued = await issueCode(identity, account, request, secondFactorBy, alongside);
    return issued.ok ? ok({ code: issued.value }) : issued;
  };
  const step = form.get('step');
  return step === 'one-time-password' || step === 'email-code'
    ? takeCode(c, parts, request, form, finish, step)
    : takePassword(c, parts, request, form, finish);
}

/** The same as the API's (operations/operation.ts). */
const MOST_CODE = 64;

async function takePassword(
  c: Context<StudioBindings>,
  parts: HostedParts,
  request: AuthorizationRequest,
  form: URLSearchParams,
  finish: FinishSignIn<GotCode>,
) {
  const email = (form.get('email') ?? '').slice(0, MOST_EMAIL_CHARACTERS);
  const password = form.get('password') ?? '';
  if (email === '' || password === '' || password.length > MOST_PASSWORD_CHARACTERS) {
    return showSignIn(c, parts, { request, email, error: 'Enter your email and your password.', status: 400 });
  }
  const checked = await checkPlainPassword(parts.identity, readLoginName(email), password, requestFactsOf(c), finish);
  if (!checked.ok) {
    const elsewhere = onlyInTheStudio[checked.problem.code];
    if (elsewhere !== undefined) return answerMessage(c, 403, elsewhere);
    return showSignIn(c, parts, { request, email, error: wordsOf(checked.problem), status: 401 });
  }
  if ('code' in checked.value) return redirectWithCode(c, request, checked.value.code);
  const asked = await withoutChoice(parts, checked.value, requestFactsOf(c));
  if (!asked.ok) return showSignIn(c, parts, { request, email, error: wordsOf(asked.problem), status: 401 });
  const { ChallengeName, Session: session } = asked.value;
  if (ChallengeName === 'SOFTWARE_TOKEN_MFA') {
    return showOneTimePassword(c, parts, { request, session, step: 'one-time-password' });
  }
  if (ChallengeName === 'EMAIL_OTP') return showOneTimePassword(c, parts, { request, session, step: 'email-code' });
  return answerMessage(
    c,
    403,
    ChallengeName === 'MFA_SETUP'
      ? 'This studio asks for one-time passwords, which have to be set up first. Log in to the studio once, then come back.'
      : 'The password that you were given has to be replaced by one of your own. Log in to the studio once, then come back.',
  );
}

/** Who prefers neither the app nor e-mails is asked for the app's code: these pages have no form to choose. */
async function withoutChoice({ identity }: HostedParts, asked: Asked, facts: RequestFacts): Outcome<Asked> {
  if (asked.ChallengeName !== 'SELECT_MFA_TYPE') return ok(asked);
  return answerFactorChoice(identity, { ANSWER: 'SOFTWARE_TOKEN_MFA' }, asked.Session, facts);
}

/** Challenges after a right password whose screens only the studio has. */
const onlyInTheStudio: Readonly<Partial<Record<Refusal['code'], string>>> = {
  not_confirmed:
    'Your account is not confirmed yet. Log in to the studio and enter the code that came by e-mail, then come back.',
  reset_required: 'Your password has to be set anew. Do that in the studio, then come back.',
};

async function takeCode(
  c: Context<StudioBindings>,
  parts: HostedParts,
  request: AuthorizationRequest,
  form: URLSearchParams,
  finish: FinishSignIn<GotCode>,
  step: CodeStep,
) {
  const { identity } = parts;
  const session = form.get('session') ?? '';
  const code = (form.get('code') ?? '').slice(0, MOST_CODE);
  const answered =
    step === 'email-code'
      ? await answerEmailCode(identity, { EMAIL_OTP_CODE: code }, session, requestFactsOf(c), finish)
      : await answerOneTimePassword(identity, { SOFTWARE_TOKEN_MFA_CODE: code }, session, requestFactsOf(c), finish);
  if (answered.ok && 'code' in answered.value) return redirectWithCode(c, request, answered.value.code);
  if (answered.ok) return answerMessage(c, 403, 'Log in to the studio once, then come back.');
  const error = wordsOf(answered.problem);
  if (answered.problem.code === 'wrong_one_time_password') {
    return showOneTimePassword(c, parts, { request, session, step, error, status: 401 });
  }
  return showSignIn(c, parts, { request, error, status: 401 });
}

/** What the page says of a refusal. Cognito's own words for a wrong password speak of a username, which no field here is called. */
function wordsOf({ code, message, remedy }: Refusal): string {
  const said = code === 'wrong_password' ? 'Incorrect email or password.' : message.replace(/[^.!?]$/, '$&.');
  return `${said} ${remedy}`;
}

/** Redirects to the client, with a code and the client's state. */
export function redirectWithCode(
  c: Context<StudioBindings>,
  { redirectUri, state }: AuthorizationRequest,
  code: string,
) {
  c.header('cache-control', 'no-store');
  return c.redirect(withAnswer(redirectUri, { code, state }), 303);
}
