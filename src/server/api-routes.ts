import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ExtractSchema } from 'hono/types';
import { routesIf } from './http/routes-if.ts';
import { contactRoutes } from './routes/contact/contact.ts';
import { binRoutes } from './routes/designs/bin.ts';
import { catalogueRoutes } from './routes/designs/catalogue.ts';
import { designRoutes } from './routes/designs/design.ts';
import { likedPictureRoutes } from './routes/designs/liked-pictures.ts';
import { revisionRoutes } from './routes/designs/revisions.ts';
import { fileContentRoutes } from './routes/files/file-content.ts';
import { uploadedFileRoutes } from './routes/files/uploaded-file.ts';
import { uploadRoutes } from './routes/files/uploads.ts';
import { healthRoutes } from './routes/health/health.ts';
import { identityPages } from './routes/identity/identity.ts';
import { chooseModelRoutes } from './routes/model/choose.ts';
import { modelRoutes } from './routes/model/model.ts';
import { modelStepRoutes } from './routes/model/steps.ts';
import { newsletterRoutes } from './routes/newsletter/newsletter.ts';
import { orderRoutes } from './routes/orders/order.ts';
import { ordersRoutes } from './routes/orders/orders.ts';
import { orderProgressRoutes } from './routes/orders/progress.ts';
import { studioFigures } from './routes/overview/figures.ts';
import { orderOverview } from './routes/overview/order-overview.ts';
import { sessionRoutes } from './routes/sessions/sessions.ts';
import { siteConfigRoutes } from './routes/site-config/site-config.ts';
import { trialRoutes } from './routes/trial/trial.ts';
import { videoRoutes } from './routes/video/video.ts';
import { messageList } from './routes/visitor-lists/message-list.ts';
import { newsletterList } from './routes/visitor-lists/newsletter-list.ts';
import { waitlistList } from './routes/visitor-lists/waitlist-list.ts';
import { waitlistRoutes } from './routes/waitlist/waitlist.ts';
import { acceptRoutes } from './routes/workshops/accept.ts';
import { chooseRoutes } from './routes/workshops/choose.ts';
import { counterRoutes } from './routes/workshops/counter.ts';
import { invitationRoutes } from './routes/workshops/invitations.ts';
import { memberRoutes } from './routes/workshops/members.ts';
import { workshopRoutes } from './routes/workshops/workshop.ts';
import type { StudioServices } from './services.ts';
import type { StudioBindings } from './studio-env.ts';

/**
 * Chains every route of the API, so that the type of the result knows all of them. A new route is one line here.
 * @param app applies the rules that hold for all routes
 */
export const addApiRoutes = (app: OpenAPIHono<StudioBindings>, services: StudioServices, version: string) =>
  app
    .route('/', healthRoutes(services, version))
    .route('/', siteConfigRoutes(services))
    .route('/identity', identityPages(services))
    // A pool elsewhere does not list its sessions.
    .route('/', routesIf(services.settings.outsidePool === undefined, sessionRoutes(services)))
    .route('/', trialRoutes(services))
    .route('/', waitlistRoutes(services))
    .route('/', newsletterRoutes(services))
    .route('/', contactRoutes(services))
    .route('/', videoRoutes(services))
    .route('/', modelRoutes(services))
    .route('/', modelStepRoutes(services))
    // Elsewhere the address of the model comes from the settings alone.
    .route('/', routesIf(services.model.mayChange, chooseModelRoutes(services)))
    .route('/', workshopRoutes(services))
    .route('/', memberRoutes(services))
    .route('/', invitationRoutes(services))
    .route('/', acceptRoutes(services))
    .route('/', counterRoutes(services))
    .route('/', chooseRoutes(services))
    .route('/', catalogueRoutes(services))
    .route('/', designRoutes(services))
    .route('/', revisionRoutes(services))
    .route('/', binRoutes(services))
    .route('/', likedPictureRoutes(services))
    .route('/', uploadRoutes(services))
    .route('/', uploadedFileRoutes(services))
    .route('/', fileContentRoutes(services))
    .route('/', ordersRoutes(services))
    .route('/', orderRoutes(services))
    .route('/', orderProgressRoutes(services))
    .route('/', waitlistList(services))
    .route('/', messageList(services))
    .route('/', newsletterList(services))
    .route('/', orderOverview(services))
    .route('/', studioFigures(services));

/** The type from which the screens derive their client. */
export type StudioApp = ReturnType<typeof addApiRoutes>;

/** An address of the API, as its route declares it. */
export type StudioPath = keyof ExtractSchema<StudioApp>;
