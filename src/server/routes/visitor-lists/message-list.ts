import { z } from '@hono/zod-openapi';
import { contactRules } from '#shared/forms/contact-rules.ts';
import { fieldNames } from '#shared/forms/form-fields.ts';
import type { ContactMessageRow } from '../../db/tables.ts';
import type { StudioServices } from '../../services.ts';
import { readMessages } from './read-rows.ts';
import {
  emptyList,
  fileHeaders,
  fileRoute,
  moment,
  notKept,
  pageRoute,
  presentedPage,
  presentedTexts,
  csvStream,
} from './visitor-list.ts';

const PresentedMessage = z.object({
  id: z.string(),
  receivedAt: z.string(),
  ...presentedTexts(contactRules),
});

const name = 'messages';
const summary = 'What visitors wrote with the contact form, newest first';
const fields = fieldNames(contactRules);
const columns = ['received', ...fields];

const present = ({ receivedAtMs, ...message }: ContactMessageRow) => ({
  ...message,
  receivedAt: moment(receivedAtMs),
});

const cells = (row: ContactMessageRow): readonly string[] => [
  moment(row.receivedAtMs),
  ...fields.map((field) => row[field]),
];

/** What visitors wrote, for administrators. */
export const messageList = (services: StudioServices) =>
  emptyList()
    .openapi(pageRoute(services, name, summary, PresentedMessage), async (c) =>
      c.json(await presentedPage(readMessages, present, services.db, c.req.valid('query')), 200, notKept),
    )
    .openapi(fileRoute(services, name, summary), (c) =>
      c.body(csvStream(readMessages, columns, cells, services.db), 200, fileHeaders(name)),
    );
