import { expect, test } from 'vitest';
import { openPieceBuilder } from '#node/open-piece-builder.ts';
import { designSpecSchema } from '#spec/design-spec.ts';
import { showpieceFacts } from '../../src/renderer/src/assets/showpiece/showpiece-facts.ts';
import { showpieceSpec } from '../../src/renderer/src/assets/showpiece/showpiece-spec.ts';
import { changed, gems, metals, wordsOf } from './showpiece-variants.ts';

test('the first page says of its piece what the engine says today', async () => {
  const builder = await openPieceBuilder();
  const spec = designSpecSchema.parse(showpieceSpec);
  const today = metals.flatMap((metal) =>
    gems.map((gem) => [`${metal} ${gem}`, wordsOf(builder, changed(spec, metal, gem))] as const),
  );
  // When this fails, the engine or its tables have changed: `npm run media facts` writes them down anew.
  expect(showpieceFacts.variants).toEqual(Object.fromEntries(today));
});
