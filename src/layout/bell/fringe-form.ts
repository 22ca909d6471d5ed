import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { hangRadiusMm } from './bell-form.ts';

/** Inside of the ring that carries one bead. */
export const EYE_INNER_MM = 0.8;

/** How deep that ring goes into the rim, and a bead that is cast with it into the ring. */
export const EYE_ROOT_MM = 0.3;

/** A head pin: its wire, the inside of its loop, and the cap over its stone, as a share of the stone. */
export const headPin = { wireMm: 0.4, loopInnerMm: 0.7, capShare: 0.5 } as const;

/** Room between a loop and the ring in which it swings. */
const PLAY_MM = 0.06;

/** Over its width, the height of a bead in the form of a drop. */
export const DROP_RATIO = 1.45;

type Eye = Pick<PartOf<'bead-fringe'>, 'eyeWireMm'>;

/** The middle of a ring below the rim, from the lowest place of the rim down. */
export function eyeMiddleMm({ eyeWireMm }: Eye): number {
  return EYE_INNER_MM / 2 + eyeWireMm - EYE_ROOT_MM;
}

/** The lowest place of a ring below the rim. */
function eyeBottomMm(eye: Eye): number {
  return eyeMiddleMm(eye) + EYE_INNER_MM / 2 + eye.eyeWireMm;
}

/** The middle of a round bead that is cast with its ring, or of the ball of a drop, and the lowest place, from the rim down. */
export function beadDepthsMm(fringe: Pick<PartOf<'bead-fringe'>, 'eyeWireMm' | 'beadMm' | 'form'>) {
  const topMm = eyeBottomMm(fringe) - EYE_ROOT_MM;
  const highMm = fringe.form === 'drop' ? DROP_RATIO * fringe.beadMm : fringe.beadMm;
  return { middleMm: topMm + highMm - fringe.beadMm / 2, topMm, bottomMm: topMm + highMm };
}

/** The middle of a pin's loop and of the stone below it, and the lowest place of the stone, from the rim down. */
export function pinDepthsMm(eye: Eye, stoneMm: number) {
  const { wireMm, loopInnerMm } = headPin;
  // The loop's upper wire rests on the lower wire of the ring.
  const restMm = eyeMiddleMm(eye) + EYE_INNER_MM / 2 - wireMm / 2 - PLAY_MM;
  const loopMm = restMm + (loopInnerMm + wireMm) / 2;
  const stoneTopMm = loopMm + loopInnerMm / 2 + wireMm;
  return { loopMm, stoneTopMm, middleMm: stoneTopMm + stoneMm / 2, bottomMm: stoneTopMm + stoneMm };
}

/** Angles around the bell at which beads hang, one of them in front. */
export function fringeAngles(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => (2 * Math.PI * index) / count);
}

/** Clear space between neighbours that hang from the rim, negative where they run into each other. */
export function fringeGapMm(bell: PartOf<'bell'>, count: number, beadMm: number): number {
  const places = fringeAngles(count).map((angle): readonly [number, number] => {
    const radiusMm = hangRadiusMm(bell, angle);
    return [radiusMm * Math.sin(angle), radiusMm * Math.cos(angle)];
  });
  const gaps = places.map(([x, y], index) => {
    const [nextX, nextY] = places[(index + 1) % count] as readonly [number, number];
    return Math.hypot(x - nextX, y - nextY);
  });
  return Math.min(...gaps) - beadMm;
}

/** How many beads go around the rim with a gap; on a fluted bell as many to every lobe where that fits. */
export function fringeCount(bell: PartOf<'bell'>, beadMm: number, gapMm: number): number {
  const least = Math.max(gapMm, makingRules.bell.beadGapMinMm.limit);
  let count = Math.max(3, Math.ceil((Math.PI * bell.diameterMm) / (beadMm + least)));
  while (count > 3 && fringeGapMm(bell, count, beadMm) < least) count -= 1;
  const { flutes } = bell;
  if (flutes === 0 || count < flutes) return count;
  return flutes * Math.floor(count / flutes);
}
