import type { Vector3 } from '#engine/contract/frame.ts';
import { dot } from '#engine/mesh/math/vectors.ts';
import { DEGREE } from '#shared/units.ts';
import { directionOf, type LightSet, type Softbox } from './softbox.ts';

/** What the lamps for a stone depend on. */
export interface StoneLighting {
  readonly style: 'brilliant' | 'step';
  readonly lensElevationDeg: number;
  /** Directions that the table and the front crown mains mirror into the lens. */
  readonly mirrored: readonly Vector3[];
}

/** A lamp nearer than this to a mirrored direction would lay a white veil over the stone. */
const VEIL_DEG = 12;

/**
 * Light for stones: small lamps and real darkness. None stands in front within 40 degrees of the lens, none where a
 * facet would mirror it; the lens and the head behind it throw a shadow of 20 degrees.
 */
export function stoneLights(lighting: StoneLighting): LightSet {
  const shining = (lighting.style === 'step' ? strips : lamps).filter((lamp) => !veils(lamp, lighting.mirrored));
  const lensCard: Softbox = {
    azimuthDeg: 0,
    elevationDeg: lighting.lensElevationDeg,
    widthDeg: 30,
    heightDeg: 30,
    round: true,
    intensity: 0,
    edgeDeg: 6,
  };
  return { horizon: 0.025, overhead: 0.05, boxes: [...panels, ...shining, lensCard] };
}

/** Whether a lamp would be seen in a facet. */
export function veils(lamp: Softbox, mirrored: readonly Vector3[]): boolean {
  const direction = directionOf(lamp.azimuthDeg, lamp.elevationDeg);
  const reach = Math.cos((VEIL_DEG + Math.min(lamp.widthDeg, lamp.heightDeg) / 2) * DEGREE);
  return mirrored.some((mirror) => dot(direction, mirror) > reach);
}

const lamp = (azimuthDeg: number, elevationDeg: number, intensity: number, widthDeg = 5): Softbox => ({
  azimuthDeg,
  elevationDeg,
  widthDeg,
  heightDeg: widthDeg,
  round: true,
  intensity,
  edgeDeg: 1.6,
});

/** Wide soft panels give the bright facets; the gaps between them give the dark ones. */
const panels: readonly Softbox[] = [
  { azimuthDeg: -95, elevationDeg: 46, widthDeg: 50, heightDeg: 52, intensity: 5, edgeDeg: 4, upwards: [1, 0.6] },
  { azimuthDeg: 88, elevationDeg: 50, widthDeg: 44, heightDeg: 56, intensity: 4.4, edgeDeg: 4, upwards: [1, 0.6] },
  { azimuthDeg: 172, elevationDeg: 32, widthDeg: 64, heightDeg: 34, intensity: 4, edgeDeg: 4 },
  { azimuthDeg: 20, elevationDeg: 80, widthDeg: 30, heightDeg: 22, intensity: 3, edgeDeg: 4 },
];

const lamps: readonly Softbox[] = [
  lamp(-48, 46, 26),
  lamp(52, 58, 22),
  lamp(-70, 68, 26),
  lamp(95, 40, 26),
  lamp(-118, 44, 30),
  lamp(128, 62, 26),
  lamp(150, 38, 30),
  lamp(-150, 58, 26),
  lamp(-172, 40, 24),
  lamp(70, 36, 22),
  lamp(-92, 30, 24),
  lamp(178, 76, 20),
];

const strip = (azimuthDeg: number, elevationDeg: number, widthDeg: number, heightDeg: number): Softbox => ({
  azimuthDeg,
  elevationDeg,
  widthDeg,
  heightDeg,
  intensity: 6,
  edgeDeg: 2.5,
});

/** Long strips run down the steps of a step cut: the hall of mirrors. */
const strips: readonly Softbox[] = [strip(-80, 52, 7, 60), strip(95, 48, 9, 60), strip(165, 44, 60, 6)];
