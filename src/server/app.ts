import { OpenAPIHono } from '@hono/zod-openapi';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { pageStyleRoutes } from './http/page-style.ts';
import { onlyTheseHosts } from './http/only-these-hosts.ts';
import { answerProblem, noSuchAddress, unexpectedFailure } from './http/problem-answers.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { siteConfigRoutes } from './routes/site-config/site-config.ts';
import { mediaSites, reachedSites } from './site-config-of.ts';
import { describeApi } from './routes/docs/docs.ts';
import { healthRoutes } from './routes/health/health.ts';
import type { SessionRoutes } from './routes/sessions/sessions.ts';
import { siteRoutes } from './routes/site/site.ts';
import { unreadableBody } from './http/small-body.ts';
import type { StudioBindings } from './studio-env.ts';

export interface AppParts {
  readonly version: string;
  /** The folder of the built screens. */
  readonly builtSite: string;
  /** Who people are, where this studio keeps that itself. */
  readonly identity?: Hono<StudioBindings>;
  /** Where people see what they are signed in with, likewise. */
  readonly sessions?: SessionRoutes | undefined;
  /** What the public pages call. */
  readonly visitors?: OpenAPIHono<StudioBindings>;
  /** What the screens are told of this studio, and which other sites they may reach for it. */
  readonly siteConfig: SiteConfig;
  /** Names under which this studio answers; any other is a 404. */
  readonly isOurHost: (host: string) => boolean;
  /** Told of every bug that a request runs into. */
  readonly reportBug: (error: Error) => void;
}

/** The whole API and the built screens, for whoever answers requests: an HTTP server, or the desktop's own scheme. */
export function createApp(parts: AppParts) {
  const app = new OpenAPIHono<StudioBindings>();
  const { siteConfig } = parts;
  app.use(securityHeaders(reachedSites(siteConfig), mediaSites(siteConfig)), onlyTheseHosts(parts.isOurHost));
  app.notFound((c) => answerProblem(c, 404, noSuchAddress));
  app.onError((error, c) => {
    // A route's description refuses a body that is none, or of another kind.
    if (error instanceof HTTPException && error.status < 500) return answerProblem(c, error.status, unreadableBody);
    parts.reportBug(error);
    return answerProblem(c, 500, unexpectedFailure);
  });
  if (parts.identity !== undefined) app.route('/identity', parts.identity);
  if (parts.sessions !== undefined) app.route('/api/sessions', parts.sessions);
  if (parts.visitors !== undefined) app.route('/', parts.visitors);
  app.route('/', pageStyleRoutes(parts.builtSite));
  const api = app.route('/', healthRoutes(parts.version)).route('/', siteConfigRoutes(parts.siteConfig));
  describeApi(app, parts.version);
  return api.route('/', siteRoutes(parts.builtSite));
}

/** What the typed client of the screens is made from. */
export type StudioApp = ReturnType<typeof createApp>;
