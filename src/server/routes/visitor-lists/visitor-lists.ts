import type { StudioServices } from '../../services.ts';
import { unsubscribeToken } from '../newsletter/tokens.ts';
import { linkTo } from '../newsletter/subscribe.ts';
import { readMessages, readSubscribers, readWaitlist } from './read-rows.ts';
import { visitorList } from './visitor-list.ts';

const moment = (ms: number) => new Date(ms).toISOString();

export const waitlistList = (services: StudioServices) =>
  visitorList(services, {
    name: 'waitlist',
    summary: 'Who is on the waitlist, newest first',
    columns: ['received', 'name', 'mobile', 'email', 'company', 'designation', 'message'],
    read: readWaitlist,
    present: ({ receivedAtMs, ...entry }) => ({ ...entry, receivedAt: moment(receivedAtMs) }),
    cells: (entry) => [
      moment(entry.receivedAtMs),
      entry.name,
      entry.mobile,
      entry.email,
      entry.companyName,
      entry.designation,
      entry.message,
    ],
  });

export const messageList = (services: StudioServices) =>
  visitorList(services, {
    name: 'messages',
    summary: 'What visitors wrote with the contact form, newest first',
    columns: ['received', 'name', 'email', 'subject', 'message'],
    read: readMessages,
    present: ({ receivedAtMs, ...message }) => ({ ...message, receivedAt: moment(receivedAtMs) }),
    cells: (row) => [moment(row.receivedAtMs), row.name, row.email, row.subject, row.message],
  });

export const newsletterList = (services: StudioServices) =>
  visitorList(services, {
    name: 'newsletter',
    summary: 'Who subscribed to the newsletter, newest first',
    columns: ['received', 'email', 'confirmed', 'unsubscribe'],
    read: readSubscribers,
    present: ({ id, receivedAtMs, email, confirmedAtMs }) => ({
      id,
      email,
      receivedAt: moment(receivedAtMs),
      confirmedAt: confirmedAtMs === null ? null : moment(confirmedAtMs),
    }),
    // Whoever sends the newsletter with another program must include this link.
    cells: ({ id, receivedAtMs, email, confirmedAtMs }, origin) => [
      moment(receivedAtMs),
      email,
      confirmedAtMs === null ? '' : moment(confirmedAtMs),
      confirmedAtMs === null ? '' : linkTo(origin, 'unsubscribe', unsubscribeToken(services, id)),
    ],
  });
