import { expect, test } from 'vitest';
import { completeSpec } from '../testing/complete-spec.ts';
import { diamondHuggies, drops, studs, twistedBalis } from '../testing/sample-specs.ts';
import { hangsInPlane } from './hangs-in-plane.ts';

test('hoops hang in the plane of the hole in the ear, studs and drops across it', () => {
  expect([diamondHuggies, twistedBalis].map((spec) => hangsInPlane(completeSpec(spec)))).toEqual([true, true]);
  expect([studs, drops].map((spec) => hangsInPlane(completeSpec(spec)))).toEqual([false, false]);
});
