import { expect, test } from 'vitest';
import { openPieceBuilder } from '#node/open-piece-builder.ts';
import { designSpecSchema } from '#spec/design-spec.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import { showpieceSummaries } from '../../src/renderer/src/assets/showpiece/showpiece-summaries.ts';
import { showpieceSpec } from '../../src/renderer/src/assets/showpiece/showpiece-spec.ts';
import { variantOf, photographedGems, photographedAlloys, wordsOf } from './showpiece-variants.ts';

test('the first page shows what the engine computes today', async () => {
  const builder = await openPieceBuilder();
  const spec = designSpecSchema.parse(showpieceSpec);
  const today = photographedAlloys.flatMap((metal) =>
    photographedGems.map((gem) => [`${metal} ${gem}`, wordsOf(builder, variantOf(spec, metal, gem))] as const),
  );
  // When this fails, the engine or its tables have changed: `npm run media summaries` writes them anew.
  expect(showpieceSummaries.variants).toEqual(Object.fromEntries(today));
});

test('the piece that the first page calls castable has nothing to be remarked', async () => {
  const settled = (await openPieceBuilder()).settle(
    designSpecSchema.parse(showpieceSpec),
    'view',
    defaultWorkshopProfile,
  );
  expect(settled.ok && settled.value.findings.map(({ message }) => message)).toEqual([]);
});
