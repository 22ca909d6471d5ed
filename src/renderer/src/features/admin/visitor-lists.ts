/** One thing that a visitor left: the values of a row by name. */
export type VisitorRow = Readonly<Record<string, string | null>>;

interface Column {
  readonly name: string;
  readonly label: string;
  readonly kind?: 'moment' | 'phone' | 'email' | 'prose';
}

/** A list of what visitors of the public pages left. */
export interface VisitorList {
  /** Its endpoint: `/api/admin/<name>`. */
  readonly name: 'waitlist' | 'messages' | 'newsletter';
  readonly title: string;
  readonly columns: readonly Column[];
  /** Shown while the list is empty. */
  readonly empty: string;
}

const received = { name: 'receivedAt', label: 'Received', kind: 'moment' } as const;
const email = { name: 'email', label: 'Email', kind: 'email' } as const;
const message = { name: 'message', label: 'Message', kind: 'prose' } as const;

/** All of them, in the order of the page. */
export const visitorLists: readonly VisitorList[] = [
  {
    name: 'waitlist',
    title: 'Waitlist',
    columns: [
      received,
      { name: 'name', label: 'Name' },
      { name: 'mobile', label: 'Mobile', kind: 'phone' },
      email,
      { name: 'companyName', label: 'Company' },
      { name: 'designation', label: 'Designation' },
      message,
    ],
    empty: 'Nobody has joined the waitlist yet.',
  },
  {
    name: 'messages',
    title: 'Enquiries',
    columns: [received, { name: 'name', label: 'Name' }, email, { name: 'subject', label: 'Subject' }, message],
    empty: 'Nobody has written with the contact form yet.',
  },
  {
    name: 'newsletter',
    title: 'Newsletter',
    columns: [received, email, { name: 'confirmedAt', label: 'Confirmed', kind: 'moment' }],
    empty: 'Nobody has subscribed yet.',
  },
];
