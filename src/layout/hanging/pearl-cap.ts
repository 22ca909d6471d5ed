import type { PartOf } from '#spec/part-registry.ts';

/** Metal over a cup that hangs: what a loop is soldered to. */
const CAP_MM = 0.8;

/** How far the cap of a pearl that hangs stands above it, in mm. */
export function pearlCapMm({ wallMm }: Pick<PartOf<'pearl-cup'>, 'wallMm'>): number {
  return wallMm + CAP_MM;
}
