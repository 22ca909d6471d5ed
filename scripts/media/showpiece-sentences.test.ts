import { expect, test } from 'vitest';
import { proposalsFor } from '#designer/propose/testing/proposals.ts';
import { showpieceSpec } from '../../src/renderer/src/assets/showpiece/showpiece-spec.ts';
import {
  briefOfVariant,
  gemOptions,
  metalOptions,
} from '../../src/renderer/src/features/landing/showpiece/variants.ts';
import { shownSeed } from '../../src/renderer/src/studio/shown-seed.ts';
import { designSpecSchema } from '#spec/design-spec.ts';
import { variantOf } from './showpiece-variants.ts';

test.each(metalOptions.flatMap((metal) => gemOptions.map((gem) => [metal.id, gem.id] as const)))(
  'whoever says the sentence of %s and %s in the studio gets the piece of its picture first',
  (metal, gem) => {
    const brief = briefOfVariant(metal, gem);
    const [first] = proposalsFor(brief, shownSeed(brief));
    const { metal: drawnMetal, size, parts, stones } = variantOf(designSpecSchema.parse(showpieceSpec), metal, gem);
    expect(first?.spec).toMatchObject({ metal: drawnMetal, size, parts, stones });
  },
);
