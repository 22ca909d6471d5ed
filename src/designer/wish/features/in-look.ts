import type { FixedLook, RingLook } from '../../looks/ring-look.ts';
import type { FeatureRow } from './feature-row.ts';

function choicesOf({ look = {} }: FeatureRow): readonly (keyof RingLook)[] {
  return Object.keys(look) as (keyof RingLook)[];
}

/** Whether a look has a feature: all of the choices that it is made of. */
export function isInLook(row: FeatureRow, look: FixedLook): boolean {
  const choices = choicesOf(row);
  return choices.length > 0 && choices.every((choice) => look[choice] === row.look?.[choice]);
}

/** Whether the choices of a feature were made by the brief, whatever they are. */
export function isFixed(row: FeatureRow, fixed: FixedLook): boolean {
  return choicesOf(row).every((choice) => fixed[choice] !== undefined);
}

/** A look without a feature that is there or not. */
export function withoutFeature(row: FeatureRow, look: RingLook): RingLook {
  return choicesOf(row).reduce((left, choice) => ({ ...left, [choice]: false }), look);
}
