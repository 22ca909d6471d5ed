import { z } from '@hono/zod-openapi';
import { fieldNames } from '#shared/forms/form-fields.ts';
import { type WaitlistFieldName, waitlistRules } from '#shared/forms/waitlist-rules.ts';
import type { WaitlistEntryRow } from '../../db/tables.ts';
import type { StudioServices } from '../../services.ts';
import { readWaitlist } from './read-rows.ts';
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

const PresentedEntry = z.object({
  id: z.string(),
  receivedAt: z.string(),
  ...presentedTexts(waitlistRules),
});

const name = 'waitlist';
const summary = 'Who is on the waitlist, newest first';

const headings = {
  name: 'name',
  mobile: 'mobile',
  email: 'email',
  companyName: 'company',
  designation: 'designation',
  message: 'message',
} as const satisfies Readonly<Record<WaitlistFieldName, string>>;

const fields = fieldNames(waitlistRules);
const columns = ['received', ...fields.map((field) => headings[field])];

const present = ({ receivedAtMs, ...entry }: WaitlistEntryRow) => ({ ...entry, receivedAt: moment(receivedAtMs) });

const cells = (entry: WaitlistEntryRow): readonly string[] => [
  moment(entry.receivedAtMs),
  ...fields.map((field) => entry[field]),
];

/** The waitlist, for administrators. */
export const waitlistList = (services: StudioServices) =>
  emptyList()
    .openapi(pageRoute(services, name, summary, PresentedEntry), async (c) =>
      c.json(await presentedPage(readWaitlist, present, services.db, c.req.valid('query')), 200, notKept),
    )
    .openapi(fileRoute(services, name, summary), (c) =>
      c.body(csvStream(readWaitlist, columns, cells, services.db), 200, fileHeaders(name)),
    );
