import type { DesignSpec } from '#spec/design-spec.ts';
import type { AlloyId } from '#spec/tables/alloys.ts';
import type { GemId } from '#spec/tables/gems.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';
import type { PieceBuilder } from '#workbench/piece-builder.ts';
import { type DesignFacts, designFacts } from '../../src/renderer/src/lib/format/facts.ts';

/** What can be switched on the landing page. */
export const metals = ['au750_r', 'au750_y', 'pt950_ru'] as const satisfies readonly AlloyId[];
export const gems = ['ruby', 'emerald', 'sapphire_blue', 'diamond'] as const satisfies readonly GemId[];

/** The showpiece in another metal with another stone. */
export function changed(spec: DesignSpec, alloy: AlloyId, gem: GemId): DesignSpec {
  const centre = spec.stones['centre'];
  if (centre === undefined) throw new Error('The showpiece has no stone called centre');
  return { ...spec, metal: { ...spec.metal, alloy }, stones: { ...spec.stones, centre: { ...centre, gem } } };
}

/** What the engine says of it, in the words of the pages. */
export function wordsOf(builder: PieceBuilder, spec: DesignSpec): DesignFacts {
  const settled = builder.settle(spec, 'view', defaultWorkshopProfile);
  if (!settled.ok) throw new Error(settled.problem.message);
  return designFacts(spec, settled.value.sheet);
}
