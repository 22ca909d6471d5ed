import { expect, test } from 'vitest';
import { ok } from '#shared/result.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { plainBand } from '#spec/testing/sample-specs.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { testBuilder } from './testing/test-builder.ts';
import { type ViewedPiece, ViewedPieces } from './viewed-pieces.ts';

const band = completeSpec(plainBand);

async function viewedBand(): Promise<ViewedPiece> {
  const settled = (await testBuilder()).settle(band, 'view', defaultWorkshopProfile);
  if (!settled.ok) throw new Error(settled.problem.message);
  return settled.value;
}

test('the last eight pieces are known by their spec, the one before them is not', async () => {
  const viewed = ok(await viewedBand());
  const pieces = new ViewedPieces();
  const specs = Array.from({ length: 9 }, (_, seed) => ({ ...band, seed }));
  for (const spec of specs) pieces.add(spec, viewed);
  expect(specs.map((spec) => pieces.find(structuredClone(spec)) === viewed)).toEqual([false, ...Array(8).fill(true)]);
});

test('a piece that was handed in is weighed and priced with the profile of each request', async () => {
  const builder = await testBuilder();
  const settled = builder.settle(band, 'view', defaultWorkshopProfile);
  if (!settled.ok) throw new Error(settled.problem.message);
  const other = await testBuilder();
  other.handIn(band, settled.value);
  const wasteful = { ...defaultWorkshopProfile, finishingLossPct: 20 };
  expect(other.settle(band, 'view', wasteful)).toEqual(builder.settle(band, 'view', wasteful));
  expect(other.settle(band, 'view', wasteful)).not.toEqual(settled);
});
