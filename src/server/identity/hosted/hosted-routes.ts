import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { StudioBindings } from '../../studio-env.ts';
import { authorizeClient } from './authorize.ts';
import { handleProviderCallback } from './provider-callback.ts';
import { exchangeTokens, revokeTokens } from './exchange-tokens.ts';
import type { HostedParts } from './hosted-parts.ts';
import { showLogIn, takeLogIn } from './log-in.ts';
import { redirectAfterLogOut } from './log-out.ts';
import { answerMessage } from './page-frame.ts';
import { FORM_STYLE } from './form-style.ts';
import { REVOKE_PATH, TOKEN_PATH, USER_INFO_PATH } from '../http/hosted-paths.ts';
import { readForm } from './read-form.ts';
import { answerUserInfo } from '../http/user-info.ts';

/** The longest form, with a Session and a token, is below this. */
const MOST_BYTES = 65_536;

/** Read by programs, not by people. */
const PROGRAM_PATHS: readonly string[] = [TOKEN_PATH, REVOKE_PATH, USER_INFO_PATH];

/** The hosted pages of the pool, for signing in with a password or through a provider: OAuth 2 with PKCE. */
export function hostedRoutes(parts: HostedParts) {
  const { providers, reportBug } = parts;
  const app = new Hono<StudioBindings>();
  app.onError((error, c) => {
    reportBug(error);
    if (PROGRAM_PATHS.includes(c.req.path)) return c.json({ error: 'server_error' }, 500);
    return answerMessage(c, 500, 'The studio made a mistake. Please try again.');
  });
  const small = bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.json({ error: 'invalid_request' }, 413) });

  app.get('/oauth2/authorize', (c) => authorizeClient(c, parts));
  app.get('/login', (c) => showLogIn(c, parts));
  app.post('/login', small, (c) => takeLogIn(c, parts));
  app.post('/oauth2/token', small, (c) => exchangeTokens(c, parts));
  app.post('/oauth2/revoke', small, (c) => revokeTokens(c, parts));
  app.on(['GET', 'POST'], '/oauth2/userInfo', (c) => answerUserInfo(c, parts.identity));
  app.get('/logout', (c) => redirectAfterLogOut(c, parts));
  app.get('/pages.css', (c) => {
    c.header('cache-control', 'public, max-age=300');
    return c.body(FORM_STYLE, 200, { 'content-type': 'text/css; charset=utf-8' });
  });
  for (const provider of providers) {
    const path = `/oauth2/idpresponse/${provider.name}`;
    if (provider.answersByForm)
      app.post(path, small, async (c) => handleProviderCallback(c, parts, provider, await readForm(c)));
    else app.get(path, (c) => handleProviderCallback(c, parts, provider, new URL(c.req.url).searchParams));
  }
  return app;
}
