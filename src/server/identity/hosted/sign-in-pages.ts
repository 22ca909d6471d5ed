import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { StudioBindings } from '../../studio-env.ts';
import { type AuthorizationRequest, queryOf } from './authorization-request.ts';
import { formToken } from './form-token.ts';
import type { HostedParts } from './hosted-parts.ts';
import { alertOf, answerPage } from './page-frame.ts';
import { AUTHORIZE_PATH, LOGIN_PATH } from '../http/hosted-paths.ts';

interface Shown {
  readonly request: AuthorizationRequest;
  readonly error?: string;
  readonly status?: ContentfulStatusCode;
}

/**
 * The form for e-mail and password, and the providers. After an error the typed e-mail stays, the password does not.
 */
export function showSignIn(
  c: Context<StudioBindings>,
  { identity, providers }: Pick<HostedParts, 'identity' | 'providers'>,
  { request, error, status = 200, email = '' }: Shown & { readonly email?: string },
) {
  const query = queryOf(request);
  const links = providers.map(({ cognitoName, title }) => {
    const address = `${AUTHORIZE_PATH}?${query.toString()}&identity_provider=${cognitoName}`;
    return html`<a class="button quiet" href="${address}">Log In with ${title}</a>`;
  });
  const body = html`${alertOf(error)}
    <form method="post" action="${LOGIN_PATH}?${query.toString()}">
      <input type="hidden" name="token" value="${formToken(c, identity)}" />
      <input type="hidden" name="step" value="password" />
      <label for="email">Email</label>
      <input
        id="email"
        name="email"
        type="email"
        value="${email}"
        autocomplete="username"
        maxlength="254"
        required
        ${email === '' ? 'autofocus' : ''}
      />
      <label for="password">Password</label>
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="current-password"
        maxlength="256"
        required
        ${email === '' ? '' : 'autofocus'}
      />
      <button class="button" type="submit">Log In</button>
    </form>
    ${links.length === 0 ? '' : html`<p class="or"><span>or</span></p>${links}`}
    <p class="aside">
      New here, or forgot the password? <a href="/login">Go to the studio</a> first, then come back.
    </p>`;
  return answerPage(c, status, { title: 'Log In', body, request });
}

/** Second factors with a form here, by its `step`: where their codes come from. */
const CODE_SOURCES = {
  'one-time-password': 'Six digits from your authenticator app',
  'email-code': 'Eight digits from the e-mail that is on its way to you',
} as const;

export type CodeStep = keyof typeof CODE_SOURCES;

/** The form for the code of an authenticator app, or of an e-mail. */
export function showOneTimePassword(
  c: Context<StudioBindings>,
  { identity }: Pick<HostedParts, 'identity'>,
  { request, error, status = 200, session, step }: Shown & { readonly session: string; readonly step: CodeStep },
) {
  const query = queryOf(request).toString();
  const body = html`${alertOf(error)}
    <form method="post" action="${LOGIN_PATH}?${query}">
      <input type="hidden" name="token" value="${formToken(c, identity)}" />
      <input type="hidden" name="step" value="${step}" />
      <input type="hidden" name="session" value="${session}" />
      <label for="code">${CODE_SOURCES[step]}</label>
      <input
        id="code"
        name="code"
        class="code"
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength="16"
        required
        autofocus
      />
      <button class="button" type="submit">Confirm</button>
    </form>
    <p class="aside"><a href="${LOGIN_PATH}?${query}">Begin again</a></p>`;
  return answerPage(c, status, { title: 'One more code', body, request });
}
