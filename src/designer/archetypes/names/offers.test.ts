import { expect, test } from 'vitest';
import { offersFor } from './offers.ts';

test.each([
  ['earrings', 'studs, drop earrings, hoop earrings, an ear cuff, jhumkas or chandbalis'],
  ['necklace', 'a pendant on a chain, a tennis necklace, a mangalsutra or a cable chain'],
  ['nose_pin', 'a nose pin'],
  ['umbrella', 'a ring, a pendant, earrings, a bangle, a chain, a necklace, a bracelet, a nose pin or a maang tikka'],
])('instead of %s that cannot be built is offered what is worn at the same place', (type, offers) => {
  expect(offersFor(type)).toBe(offers);
});
