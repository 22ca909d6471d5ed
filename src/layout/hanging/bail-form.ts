import type { PartOf } from '#spec/part-registry.ts';
import { ROOT_MM } from './joint-form.ts';

type Bail = Pick<PartOf<'bail'>, 'heightMm' | 'wallMm'>;

/** How far a loop behind a stone stands above the metal that carries it, over half its height: it hangs from above. */
const LIFTED = 0.6;

/** Half the height of the middle line of a bail that is seen: it stands as high as it says over its body. */
export function seenBailHalfMm({ heightMm, wallMm }: Bail): number {
  return (heightMm + ROOT_MM - wallMm) / 2 + wallMm / 4;
}

/** The loop behind a stone: half the height of its middle line, and how far its middle lies above that of the stone. */
export function bailBehindStone({ heightMm, wallMm }: Bail): {
  readonly halfHeightMm: number;
  readonly raisedMm: number;
  /** Share of half its depth at which it meets the metal that it grows out of. */
  readonly depthShare: number;
} {
  const halfHeightMm = (heightMm + wallMm) / 2;
  return { halfHeightMm, raisedMm: LIFTED * halfHeightMm, depthShare: Math.sqrt(1 - LIFTED * LIFTED) };
}
