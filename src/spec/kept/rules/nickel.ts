import { alloys } from '../../tables/alloys.ts';
import type { Comparison } from '../comparison.ts';

/** Whether the alloy of a design contains nickel, by its recipe. */
export function hasNickel({ design }: Comparison): boolean {
  return alloys[design.spec.metal.alloy].nickel;
}
