import { Hono } from 'hono';
import { identityRoutes } from '../../identity/http/identity-routes.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { hostedPages } from './hosted-pages.ts';

/**
 * The routes of the embedded identity service. No screen calls them through the typed client: Amplify calls Cognito's
 * operations and brings its own types, browsers open the hosted pages and the outbox, other programs call OAuth's
 * addresses. So these are plain routes, absent from the typed client and from the API's description.
 */
export function identityPages(services: StudioServices): Hono<StudioBindings> {
  const { settings, identity, outboxPage, reportBug } = services;
  const app = new Hono<StudioBindings>();
  if (outboxPage !== undefined) app.route('/outbox', outboxPage.routes);
  // With an outside pool, the embedded one would only be a second way in.
  if (settings.outsidePool !== undefined) return app;
  app.route(
    '/',
    identityRoutes({ identity, origins: settings.signInOrigins, adminKey: settings.pool.adminKey, reportBug }),
  );
  // No provider and no other program could redirect to the desktop's own scheme.
  if (!identity.config.isPersonal) app.route('/', hostedPages(services));
  return app;
}
