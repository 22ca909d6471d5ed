import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { plainPage } from '../../http/plain-page.ts';
import type { StudioBindings } from '../../studio-env.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import { FORM_STYLE_PATH } from './form-style.ts';

type Markup = ReturnType<typeof html>;

/**
 * Answers with a page that runs no script and can't be framed.
 * @param request Its redirect address is allowed as a form target: browsers check redirects after a form post against
 * the policy, too.
 */
export function answerPage(
  c: Context<StudioBindings>,
  status: ContentfulStatusCode,
  { title, body, request }: { readonly title: string; readonly body: Markup; readonly request?: AuthorizationRequest },
) {
  const formTargets = request === undefined ? "'none'" : `'self' ${sourceOf(request.redirectUri)}`;
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
  );
  c.header('cache-control', 'no-store');
  // The style of all server-rendered pages, and after it that of the forms.
  const styled = html`<link rel="stylesheet" href="${FORM_STYLE_PATH}" />${body}`;
  return c.html(plainPage(title, styled), status);
}

function sourceOf(address: string): string {
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? origin : protocol;
}

/** An error message, at the top of the page. */
export const alertOf = (message: string | undefined): Markup | '' =>
  message === undefined ? '' : html`<p class="alert" role="alert">${message}</p>`;

/** A page with a message and a link to the studio's own sign-in. */
export function answerMessage(
  c: Context<StudioBindings>,
  status: ContentfulStatusCode,
  message: string,
  link = 'Log in to the studio',
) {
  const body = html`${alertOf(message)}
    <p><a class="button" href="/login">${link}</a></p>`;
  return answerPage(c, status, { title: 'Not quite', body });
}
