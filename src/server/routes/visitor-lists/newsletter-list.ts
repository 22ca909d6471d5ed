import { z } from '@hono/zod-openapi';
import type { SubscriberRow } from '../../db/tables.ts';
import type { StudioServices } from '../../services.ts';
import { linkTo } from '../newsletter/subscribe.ts';
import { unsubscribeToken } from '../newsletter/tokens.ts';
import { readSubscribers } from './read-rows.ts';
import {
  emptyList,
  fileHeaders,
  fileRoute,
  moment,
  notKept,
  pageRoute,
  presentedPage,
  csvStream,
} from './visitor-list.ts';

const PresentedSubscriber = z.object({
  id: z.string(),
  receivedAt: z.string(),
  email: z.string(),
  confirmedAt: z.string().nullable(),
});

const name = 'newsletter';
const summary = 'Who subscribed to the newsletter, newest first';
const columns = ['received', 'email', 'confirmed', 'unsubscribe'];

const present = ({ id, receivedAtMs, email, confirmedAtMs }: SubscriberRow) => ({
  id,
  email,
  receivedAt: moment(receivedAtMs),
  confirmedAt: confirmedAtMs === null ? null : moment(confirmedAtMs),
});

/** Whoever sends the newsletter with another program must include the link for unsubscribing. */
const cellsAt =
  (services: StudioServices, origin: string) =>
  ({ id, receivedAtMs, email, confirmedAtMs }: SubscriberRow): readonly string[] => [
    moment(receivedAtMs),
    email,
    confirmedAtMs === null ? '' : moment(confirmedAtMs),
    confirmedAtMs === null ? '' : linkTo(origin, 'unsubscribe', unsubscribeToken(services, id)),
  ];

/** Who subscribed, for administrators. */
export const newsletterList = (services: StudioServices) =>
  emptyList()
    .openapi(pageRoute(services, name, summary, PresentedSubscriber), async (c) =>
      c.json(await presentedPage(readSubscribers, present, services.db, c.req.valid('query')), 200, notKept),
    )
    .openapi(fileRoute(services, name, summary), (c) =>
      c.body(csvStream(readSubscribers, columns, cellsAt(services, c.env.origin), services.db), 200, fileHeaders(name)),
    );
