import { contactRules } from '#shared/forms/contact-rules.ts';
import { waitlistRules } from '#shared/forms/waitlist-rules.ts';
import { answerOf, studio, unwrap } from '../../api/studio-client.ts';
import { formColumns, visitorList, visitorsFile } from './visitor-list.ts';

const { admin } = studio.api;

const received = { name: 'receivedAt', label: 'Received', kind: 'moment' } as const;
const email = { label: 'Email', kind: 'email' } as const;
const message = { label: 'Message', kind: 'prose' } as const;

export const waitlist = visitorList({
  name: 'waitlist',
  title: 'Waitlist',
  columns: [
    received,
    ...formColumns(waitlistRules, {
      name: { label: 'Name' },
      mobile: { label: 'Mobile', kind: 'phone' },
      email,
      companyName: { label: 'Company' },
      designation: { label: 'Designation' },
      message,
    }),
  ],
  empty: 'Nobody has joined the waitlist yet.',
  page: async (query) => unwrap(await answerOf(admin.waitlist.$get({ query }))),
  file: () => visitorsFile(admin['waitlist.csv'].$get()),
});

export const enquiries = visitorList({
  name: 'messages',
  title: 'Enquiries',
  columns: [
    received,
    ...formColumns(contactRules, { name: { label: 'Name' }, email, subject: { label: 'Subject' }, message }),
  ],
  empty: 'Nobody has written with the contact form yet.',
  page: async (query) => unwrap(await answerOf(admin.messages.$get({ query }))),
  file: () => visitorsFile(admin['messages.csv'].$get()),
});

export const newsletter = visitorList({
  name: 'newsletter',
  title: 'Newsletter',
  columns: [received, { name: 'email', ...email }, { name: 'confirmedAt', label: 'Confirmed', kind: 'moment' }],
  empty: 'Nobody has subscribed yet.',
  page: async (query) => unwrap(await answerOf(admin.newsletter.$get({ query }))),
  file: () => visitorsFile(admin['newsletter.csv'].$get()),
});
