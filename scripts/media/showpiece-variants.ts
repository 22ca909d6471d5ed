import type { DesignSpec } from '#spec/design-spec.ts';
import type { AlloyId } from '#spec/tables/alloys.ts';
import type { GemId } from '#spec/tables/gems.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import type { PieceBuilder } from '#workbench/piece-builder.ts';
import { type CounterWords, counterWords } from '../../src/renderer/src/studio/pieces/counter-words.ts';

/** The alloys and gems that can be chosen on the landing page. */
export const photographedAlloys = ['au750_r', 'au750_y', 'pt950_ru'] as const satisfies readonly AlloyId[];
export const photographedGems = ['ruby', 'emerald', 'sapphire_blue', 'diamond'] as const satisfies readonly GemId[];

/** The showpiece in another alloy with another stone. */
export function variantOf(spec: DesignSpec, alloy: AlloyId, gem: GemId): DesignSpec {
  const centre = spec.stones['centre'];
  if (centre === undefined) throw new Error('The showpiece has no stone called centre');
  return { ...spec, metal: { ...spec.metal, alloy }, stones: { ...spec.stones, centre: { ...centre, gem } } };
}

/** The engine's facts, in the words of the pages. */
export function wordsOf(builder: PieceBuilder, spec: DesignSpec): CounterWords {
  const settled = builder.settle(spec, 'view', defaultWorkshopProfile);
  if (!settled.ok) throw new Error(settled.problem.message);
  return counterWords(spec, settled.value.sheet);
}
