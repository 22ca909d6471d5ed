import { Hono } from 'hono';
import { identityRoutes } from '../../identity/http/identity-routes.ts';
import type { StudioServices } from '../../services.ts';
import type { StudioBindings } from '../../studio-env.ts';
import { hostedPages } from './hosted-pages.ts';

/**
 * Who people are, where this studio keeps that itself. No screen calls any of it: Cognito's operations are called by
 * Amplify, which brings its own types; the hosted pages and the outbox are opened by a browser; OAuth's addresses are
 * called by other programs. So these are plain routes, of which neither the typed client nor the API's description knows.
 */
export function identityPages(services: StudioServices): Hono<StudioBindings> {
  const { settings, identity, outboxPage, reportBug } = services;
  const app = new Hono<StudioBindings>();
  if (outboxPage !== undefined) app.route('/outbox', outboxPage.routes);
  // Where people sign in elsewhere, a second pool here would only be a second door.
  if (settings.outsidePool !== undefined) return app;
  app.route('/', identityRoutes({ identity, origins: settings.signInOrigins, reportBug }));
  // A scheme of one's own is no address that a provider or another program could come back to.
  if (!identity.config.isPersonal) app.route('/', hostedPages(services));
  return app;
}
