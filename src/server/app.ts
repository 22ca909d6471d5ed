import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { addApiRoutes } from './api-routes.ts';
import { databaseTrouble } from './db/database-trouble.ts';
import { answerTrouble } from './http/answer-trouble.ts';
import { contentPolicy } from './http/content-policy.ts';
import { onlyTheseHosts } from './http/only-these-hosts.ts';
import { pageStyleRoutes } from './http/page-style.ts';
import { answerProblem, noSuchAddress, unexpectedFailure } from './http/problem-answers.ts';
import { policyHeader, securityHeaders } from './http/security-headers.ts';
import { unreadableBody } from './http/small-body.ts';
import { describeApi } from './routes/docs/docs.ts';
import { siteRoutes } from './routes/site/site.ts';
import type { StudioServices } from './services.ts';
import { mediaSites, reachedSites } from './settings/site-config-of.ts';
import type { StudioBindings } from './studio-env.ts';

/** What an app consists of besides its services. */
export interface AppSite {
  readonly version: string;
  /** The folder of the built screens. */
  readonly builtSite: string;
  /** Host names under which this studio answers; any other gets a 404. */
  readonly hosts: readonly string[];
}

/** The whole API and the built screens, behind an HTTP server or behind the desktop's own scheme. */
export function createApp(services: StudioServices, { version, builtSite, hosts }: AppSite) {
  const { siteConfig, reportBug, notice } = services;
  const app = new OpenAPIHono<StudioBindings>();
  const policy = contentPolicy(reachedSites(siteConfig), mediaSites(siteConfig));
  app.use(securityHeaders, policyHeader(policy()), onlyTheseHosts(hosts));
  app.notFound((c) => answerProblem(c, 404, noSuchAddress));
  app.onError((error, c) => {
    // The body can't be parsed, or its content type is not the one that the route describes.
    if (error instanceof HTTPException && error.status < 500) return answerProblem(c, error.status, unreadableBody);
    const trouble = databaseTrouble(error);
    if (trouble !== undefined) {
      // That two wait for each other is a mistake of ours all the same.
      if (trouble === 'given up') reportBug(error);
      else notice(`The database can’t be used (${trouble}): ${error.message}`);
      return answerTrouble(c, trouble);
    }
    reportBug(error);
    return answerProblem(c, 500, unexpectedFailure);
  });
  addApiRoutes(app, services, version);
  describeApi(app, version);
  return app.route('/', pageStyleRoutes(builtSite)).route('/', siteRoutes(builtSite, policy));
}
