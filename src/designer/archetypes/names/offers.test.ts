import { expect, test } from 'vitest';
import { offersFor } from './offers.ts';

test.each([
  ['earrings', 'studs, drop earrings or hoop earrings'],
  ['necklace', 'a pendant on a chain or a cable chain'],
  ['umbrella', 'a ring, a pendant, earrings, a bangle, a chain or a bracelet'],
])('instead of %s that cannot be built is offered what is worn at the same place', (type, offers) => {
  expect(offersFor(type)).toBe(offers);
});
