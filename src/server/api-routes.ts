import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ExtractSchema } from 'hono/types';
import { routesIf } from './http/routes-if.ts';
import { contactRoutes } from './routes/contact/contact.ts';
import { healthRoutes } from './routes/health/health.ts';
import { identityPages } from './routes/identity/identity.ts';
import { newsletterRoutes } from './routes/newsletter/newsletter.ts';
import { sessionRoutes } from './routes/sessions/sessions.ts';
import { siteConfigRoutes } from './routes/site-config/site-config.ts';
import { trialRoutes } from './routes/trial/trial.ts';
import { videoRoutes } from './routes/video/video.ts';
import { messageList, newsletterList, waitlistList } from './routes/visitor-lists/visitor-lists.ts';
import { waitlistRoutes } from './routes/waitlist/waitlist.ts';
import type { StudioServices } from './services.ts';
import type { StudioBindings } from './studio-env.ts';

/**
 * Every route of the API in one chain, so that the type of what comes out of it knows all of them: a route is added here,
 * by one line, and nowhere else.
 * @param app answers by the rules that hold for all routes
 */
export const addApiRoutes = (app: OpenAPIHono<StudioBindings>, services: StudioServices, version: string) =>
  app
    .route('/', healthRoutes(version))
    .route('/', siteConfigRoutes(services))
    .route('/identity', identityPages(services))
    // A pool elsewhere tells nobody what its sessions are.
    .route('/', routesIf(services.settings.outsidePool === undefined, sessionRoutes(services)))
    .route('/', trialRoutes(services))
    .route('/', waitlistRoutes(services))
    .route('/', newsletterRoutes(services))
    .route('/', contactRoutes(services))
    .route('/', videoRoutes(services))
    .route('/', waitlistList(services))
    .route('/', messageList(services))
    .route('/', newsletterList(services));

/** What the typed client of the screens is made from. */
export type StudioApp = ReturnType<typeof addApiRoutes>;

/** An address that the API answers at, as its route says it. */
export type StudioPath = keyof ExtractSchema<StudioApp>;
