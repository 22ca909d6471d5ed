import type { Context } from 'hono';
import type { StudioBindings } from '../../studio-env.ts';
import { askSecondFactor } from '../challenges/next-step.ts';
import { askableFactors, preferredFactor, secondFactorsOf } from '../challenges/second-factors.ts';
import { accountOfProvider } from '../federation/account-of-provider.ts';
import type { Provider } from '../federation/provider.ts';
import { issueCode } from './authorization-code.ts';
import { knownBrowser } from './browser-cookie.ts';
import type { HostedParts } from './hosted-parts.ts';
import { redirectWithCode } from './log-in.ts';
import { answerMessage } from './page-frame.ts';
import { callbackPathOf } from '../http/hosted-paths.ts';
import { redirectWithProblem } from './redirect-with-problem.ts';
import { withAnswer } from './return-address.ts';
import { takeSignInState } from './sign-in-state.ts';
import { requestFactsOf } from '../http/request-facts.ts';
import { showOneTimePassword } from './sign-in-pages.ts';

/** The longest answer of a provider; it contains no token, which would be longer. */
const MOST_CHARACTERS = 4096;

/** Handles the callback of a provider, whose answer is in the query or in a form post. */
export async function handleProviderCallback(
  c: Context<StudioBindings>,
  parts: HostedParts,
  provider: Provider,
  answer: URLSearchParams,
) {
  const { identity } = parts;
  const browser = knownBrowser(c, provider.answersByForm ? 'state-by-form' : 'state');
  const signIn = await takeSignInState(
    identity,
    provider.name,
    browser,
    (answer.get('state') ?? '').slice(0, MOST_CHARACTERS),
  );
  if (signIn === undefined) {
    return answerMessage(c, 400, 'This sign-in is over, or was begun in another browser. Please begin again.');
  }
  const { request, secrets } = signIn;
  const user = answer.get('user') ?? undefined;
  answer.delete('user');
  const address = new URL(`${c.env.origin}${callbackPathOf(provider.name)}?${answer.toString()}`);
  const finished = await provider.finish({ address, ...(user === undefined ? {} : { user }) }, secrets);
  if (!finished.ok) return redirectWithProblem(c, parts, provider, request, finished.problem);
  const account = await accountOfProvider(identity, provider, finished.value);
  if (account.isDisabled) {
    const refused = { error: 'access_denied', error_description: 'User is disabled.', state: request.state };
    return c.redirect(withAnswer(request.redirectUri, refused), 303);
  }
  const factors = secondFactorsOf(identity.config, account);
  if (factors.length > 0) {
    // These pages have no form to choose in: who prefers none is asked for the app's code.
    const askable = askableFactors(factors, account);
    const factor = preferredFactor(askable, account) ?? askable[0] ?? 'EMAIL_OTP';
    const asked = await askSecondFactor(identity, account, factor, requestFactsOf(c));
    if (!asked.ok) {
      const status = asked.problem.code === 'second_factor_unreachable' ? 403 : 429;
      return answerMessage(c, status, asked.problem.message);
    }
    const step = factor === 'EMAIL_OTP' ? 'email-code' : 'one-time-password';
    return showOneTimePassword(c, parts, { request, session: asked.value.Session, step });
  }
  const issued = await issueCode(identity, account, request, null);
  return issued.ok ? redirectWithCode(c, request, issued.value) : answerMessage(c, 403, issued.problem.message);
}
