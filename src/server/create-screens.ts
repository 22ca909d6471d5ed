import { Hono } from 'hono';
import type { AppSite } from './app.ts';
import { contentPolicy } from './http/content-policy.ts';
import { onlyTheseHosts } from './http/only-these-hosts.ts';
import { answerProblem, unexpectedFailure } from './http/problem-answers.ts';
import { policyHeader, securityHeaders } from './http/security-headers.ts';
import { siteRoutes } from './routes/site/site.ts';
import type { StudioBindings } from './studio-env.ts';

/**
 * The built screens alone, for a desktop whose API is that of a studio elsewhere. They may reach nothing but their own
 * origin, under which that studio is answered.
 */
export function createScreens(
  { builtSite, hosts }: Pick<AppSite, 'builtSite' | 'hosts'>,
  reportBug: (error: Error) => void,
) {
  const policy = contentPolicy([], []);
  const app = new Hono<StudioBindings>();
  app.use(securityHeaders, policyHeader(policy()), onlyTheseHosts(hosts));
  app.onError((error, c) => {
    reportBug(error);
    return answerProblem(c, 500, unexpectedFailure);
  });
  return app.route('/', siteRoutes(builtSite, policy));
}
