import type { LinearRgb } from '../contract.ts';
import type { LightSet, Softbox } from './softbox.ts';

/** What the light depends on. */
export interface MetalLighting {
  /** Yellow and rose gold get a warm key and one cool strip; white metals neutral light and more black. */
  readonly warm: boolean;
  /** Dark grounds: two rim strips from behind give a bright edge all round. */
  readonly rimLit: boolean;
  /** Elevation of the lens; no light comes from behind its card. */
  readonly lensElevationDeg: number;
}

const WARM: LinearRgb = [1, 0.965, 0.9];
const COOL: LinearRgb = [0.93, 0.97, 1];
const NEUTRAL: LinearRgb = [1, 1, 1];

/**
 * Light for metal, since polished metal shows nothing but what it mirrors. A large graded key behind and above draws
 * the curve, two long strips draw the edges, black flags end them crisply. Angles and intensities from the studio's
 * light table.
 */
export function metalLights(lighting: MetalLighting): LightSet {
  const base = lighting.warm ? 0.018 : 0.014;
  return {
    horizon: base,
    overhead: base * 1.6,
    boxes: [...lamps(lighting), ...(lighting.rimLit ? rims : []), ...flags(lighting)],
  };
}

function lamps({ warm }: MetalLighting): readonly Softbox[] {
  return [
    {
      azimuthDeg: 180,
      elevationDeg: 66,
      widthDeg: 62,
      heightDeg: 44,
      intensity: 5,
      edgeDeg: 4,
      tint: warm ? WARM : NEUTRAL,
      upwards: [1, 0.22],
    },
    // Left: a wide graded panel with a hard bright strip at its rear edge.
    {
      azimuthDeg: -68,
      elevationDeg: 26,
      widthDeg: 34,
      heightDeg: 60,
      intensity: 1.5,
      edgeDeg: 6,
      tint: warm ? COOL : NEUTRAL,
      across: [1, 0.12],
    },
    {
      azimuthDeg: -78,
      elevationDeg: 27,
      widthDeg: 9,
      heightDeg: 56,
      intensity: 8,
      edgeDeg: 2,
      tint: warm ? COOL : NEUTRAL,
      upwards: [0.7, 1],
    },
    {
      azimuthDeg: 65,
      elevationDeg: 24,
      widthDeg: 24,
      heightDeg: 52,
      intensity: 4.5,
      edgeDeg: 3,
      tint: warm ? WARM : NEUTRAL,
      across: [0.16, 1],
    },
    // A quiet panel behind the left shoulder: without it half of a white shank is black.
    {
      azimuthDeg: -128,
      elevationDeg: 34,
      widthDeg: 30,
      heightDeg: 46,
      intensity: 1.1,
      edgeDeg: 10,
      tint: warm ? WARM : NEUTRAL,
      across: [0.25, 1],
    },
    // A low wide card behind gives the far inside of a shank its middle tone.
    {
      azimuthDeg: 180,
      elevationDeg: 10,
      widthDeg: 150,
      heightDeg: 22,
      intensity: 0.55,
      edgeDeg: 12,
      upwards: [1, 0.3],
    },
    // A long thin strip before and above the piece draws one bright line along every front shoulder.
    { azimuthDeg: -8, elevationDeg: 40, widthDeg: 120, heightDeg: 5, intensity: 5, edgeDeg: 2.5, across: [1, 0.5] },
    // Fill from the front, above the lens: never white, it only keeps gold warm.
    { azimuthDeg: 0, elevationDeg: 66, widthDeg: 80, heightDeg: 34, intensity: 1.4, edgeDeg: 10, upwards: [0.2, 1] },
  ];
}

const rims: readonly Softbox[] = [
  { azimuthDeg: -140, elevationDeg: 15, widthDeg: 5, heightDeg: 60, intensity: 12, edgeDeg: 1.5 },
  { azimuthDeg: 140, elevationDeg: 15, widthDeg: 5, heightDeg: 60, intensity: 12, edgeDeg: 1.5 },
];

function flags({ warm, lensElevationDeg }: MetalLighting): readonly Softbox[] {
  const flag = (azimuthDeg: number): Softbox => ({
    azimuthDeg,
    elevationDeg: 20,
    widthDeg: 8,
    heightDeg: 90,
    intensity: 0,
    edgeDeg: 2,
  });
  const lensCard: Softbox = {
    azimuthDeg: 0,
    elevationDeg: lensElevationDeg,
    // A view from above would mirror it as a black hole in every dome.
    widthDeg: lensElevationDeg > 60 ? 7 : 15,
    heightDeg: lensElevationDeg > 60 ? 7 : 15,
    round: true,
    intensity: 0,
    edgeDeg: 10,
  };
  return [flag(-25), flag(25), ...(warm ? [] : [flag(-52), flag(110)]), lensCard];
}
