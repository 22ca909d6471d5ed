import { alloys } from '../../tables/alloys.ts';
import type { Comparison } from '../comparison.ts';

/** Whether the alloy of a design contains nickel, by its recipe. */
export function hasNickel({ design }: Comparison): boolean {
  const { alloy } = design.spec.metal;
  const { composition, name, note } = alloys[alloy];
  return /\bNi\b|nickel\)/.test(`${composition} ${name} ${note}`) || alloy === 'steel316';
}
