import type { Context } from 'hono';
import type { StudioBindings } from '../../studio-env.ts';
import { queryOf, readAuthorizationRequest } from './authorization-request.ts';
import type { HostedParts } from './hosted-parts.ts';
import { answerMessage } from './page-frame.ts';
import { LOGIN_PATH } from '../http/hosted-paths.ts';
import { redirectToProvider } from './redirect-to-provider.ts';
import { showSignIn } from './sign-in-pages.ts';

/** Cognito's name for accounts with a password of the pool. */
const OWN_ACCOUNTS = 'COGNITO';
/** Names of providers are shorter; a longer text is cut in the notice. */
const MOST_CHARACTERS = 40;

/** `/oauth2/authorize`: redirects to the form, or straight to a provider. */
export async function authorizeClient(c: Context<StudioBindings>, parts: HostedParts) {
  const query = new URL(c.req.url).searchParams;
  const read = readAuthorizationRequest(parts, query);
  if (read.kind === 'refused') return answerMessage(c, 400, read.message);
  if (read.kind === 'redirect') return c.redirect(read.address, 303);
  const { request } = read;
  const asked = query.get('identity_provider') ?? query.get('idp_identifier') ?? OWN_ACCOUNTS;
  if (asked === OWN_ACCOUNTS) return c.redirect(`${LOGIN_PATH}?${queryOf(request).toString()}`, 303);
  const provider = parts.providers.find(({ cognitoName }) => cognitoName === asked);
  if (provider !== undefined) return redirectToProvider(c, parts, provider, request);
  const name = asked.replaceAll(/[^\w .-]/g, '?').slice(0, MOST_CHARACTERS);
  parts.notice(`Somebody wanted to sign in through ${name}, which this studio has no keys for.`);
  return showSignIn(c, parts, { request, error: `Logging in through ${name} is not set up here.` });
}
