import { beforeAll, expect, test } from 'vitest';
import { hangingLengthMm } from '#designer/parts/hanging/hanging-length.ts';
import { proposalsFor } from '#designer/propose/testing/proposals.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import type { PieceBuilder } from './piece-builder.ts';
import { testBuilder } from './testing/test-builder.ts';

let builder: PieceBuilder;
beforeAll(async () => {
  builder = await testBuilder();
});

/** Claws, beaded edges and the roundings of bodies are reckoned as one width. */
const OFF_MM = 0.6;

test.each([
  'diamond drop earrings 18k gold',
  'lotus drop earrings 22k gold',
  'heart pendant 14k gold',
  'ruby pendant 18k gold',
  'diamond halo pendant platinum',
  'pearl drop earrings 18k gold',
])('%s: each is as long as its parts were said to be', (brief) => {
  const off = proposalsFor(brief).map(({ role, spec }) => {
    const built = builder.settle(spec, 'view', defaultWorkshopProfile);
    if (!built.ok) throw new Error(built.problem.message);
    const byMm = hangingLengthMm({ ...spec, size: spec.size }) - built.value.sheet.dimensionsMm[1];
    return Math.abs(byMm) < OFF_MM
      ? `${role} fits`
      : `${role} off by ${byMm.toFixed(2)} mm: ${Object.keys(spec.parts).join(', ')}`;
  });
  expect(off).toEqual(['classic fits', 'generous fits', 'quiet fits', 'character fits']);
});
