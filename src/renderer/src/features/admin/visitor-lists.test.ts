import { expect, test } from 'vitest';
import { visitorList } from './visitor-list.ts';
import { enquiries, newsletter, waitlist } from './visitor-lists.ts';

test('the rows of a list are typed by its route: a column that they lack does not compile', () => {
  const { page } = newsletter;
  const list = (columns: typeof newsletter.columns) => visitorList({ ...newsletter, page, columns });
  // @ts-expect-error subscribers have no mobile
  expect(list([{ name: 'mobile', label: 'Mobile' }]).columns).toHaveLength(1);
  expect(list([{ name: 'confirmedAt', label: 'Confirmed' }]).columns).toHaveLength(1);
});

test.each([waitlist, enquiries, newsletter])('every row of $name shows when it was received', ({ columns }) => {
  expect(columns[0]).toMatchObject({ name: 'receivedAt', kind: 'moment' });
});
