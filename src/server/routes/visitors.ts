import { OpenAPIHono } from '@hono/zod-openapi';
import type { FrontDesk } from '../front-desk.ts';
import type { StudioBindings } from '../studio-env.ts';
import { contactRoutes } from './contact/contact.ts';
import { newsletterRoutes } from './newsletter/newsletter.ts';
import { trialRoutes } from './trial/trial.ts';
import { videoRoutes } from './video/video.ts';
import { messageList, newsletterList, waitlistList } from './visitor-lists/visitor-lists.ts';
import { waitlistRoutes } from './waitlist/waitlist.ts';

/** Everything that the public pages call, and what whoever runs the studio reads of it. */
export const visitorRoutes = (desk: FrontDesk): OpenAPIHono<StudioBindings> =>
  new OpenAPIHono<StudioBindings>()
    .route('/', trialRoutes(desk))
    .route('/', waitlistRoutes(desk))
    .route('/', newsletterRoutes(desk))
    .route('/', contactRoutes(desk))
    .route('/', videoRoutes(desk.settings))
    .route('/', waitlistList(desk))
    .route('/', messageList(desk))
    .route('/', newsletterList(desk));
