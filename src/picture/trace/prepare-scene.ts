import { scale } from '#engine/mesh/vectors.ts';
import type { GemSurface, PictureModel, PictureRequest } from '../contract.ts';
import { grounds } from '../light/grounds.ts';
import { lightTable } from '../light/light-table.ts';
import { luminance } from '../light/linear-colour.ts';
import { metalLights } from '../light/metal-lights.ts';
import { mirroredDirections } from '../light/mirrored-directions.ts';
import { shadowMap } from '../light/shadow-map.ts';
import { softened } from '../light/softened.ts';
import { stoneLights } from '../light/stone-lights.ts';
import { groundInFrame } from '../stage/ground-in-frame.ts';
import { stagePiece, type StagedPiece } from '../stage/stage-piece.ts';
import { stoneTriangles } from '../stage/stone-points.ts';
import { gemField } from './gem-field.ts';
import { metalShape } from './metal-shape.ts';
import type { PictureScene } from './picture-scene.ts';
import { cameraPlans } from '../cameras.ts';

/** Prepares a picture: stands the piece before the lens, sets the lights and sorts the metal for the rays. */
export function prepareScene(model: PictureModel, request: PictureRequest): PictureScene {
  const staged = stagePiece(model, request);
  const { metals, gems, lens, groundZ } = staged;
  const ground = grounds[request.ground];
  const lensElevationDeg = cameraPlans[model.kind][request.view].elevationDeg;
  const main = largest(gems);
  const metalLight = lightTable(metalLights({ warm: isWarm(model), rimLit: ground.rimLit, lensElevationDeg }));
  const stoneLight = lightTable(
    stoneLights({
      style: main !== undefined && isStepCut(main) ? 'step' : 'brilliant',
      lensElevationDeg,
      mirrored: main === undefined ? [] : mirroredDirections(main, scale(lens.forward, -1)),
    }),
  );
  return {
    widthPx: request.widthPx,
    heightPx: request.heightPx,
    seed: request.seed,
    lens,
    metal: metalShape(metals),
    looks: metals.map(({ reflectance, roughness, finish }) => ({ reflectance, roughness, finish })),
    gems: gemField(gems),
    fire: gems.map((gem) => fireOf(gem, request.heightPx / (2 * lens.halfHeightMm))),
    exposure: gems.map(exposureOf),
    metalLight,
    softLight: needsSoftLight(model) ? softened(metalLight) : metalLight,
    stoneLight,
    ground,
    groundZ,
    shadow: shadowMap(
      [
        ...metals.map((metal) => ({ triangles: metal.positions })),
        ...gems.map((gem) => ({ triangles: stoneTriangles(gem), glow: glowOf(gem) })),
      ],
      groundZ,
      ground.shadowDepth,
      groundInFrame(lens, groundZ),
    ),
    ...footprint(staged),
    toModel: staged.toModel,
    hoop: model.kind === 'ring' || model.kind === 'bangle' || model.kind === 'bracelet',
  };
}

/** Diameter up to which a stone is melee (the trade's 0.2 ct). */
const MELEE_MM = 3.8;

/** Polished metal and clear stones see every light sharply. */
function needsSoftLight({ metals, gems }: PictureModel): boolean {
  return metals.some(({ finish }) => finish === 'matte' || finish === 'brushed') || gems.some(({ opaque }) => opaque);
}

/**
 * Coloured stones get less light than colourless ones, or they glow like neon: a third less when they swallow one
 * colour completely. Small stones get a third more: each lamp lights only a few of their facets.
 */
function exposureOf({ absorptionPerMm, radiusMm }: GemSurface): number {
  const swallowed = 1 - Math.exp(-(Math.max(...absorptionPerMm) - Math.min(...absorptionPerMm)) * radiusMm);
  const small = Math.min(1, Math.max(0, (MELEE_MM - radiusMm * 2) / MELEE_MM + 0.5));
  return (1 - 0.38 * swallowed) * (1 + 0.35 * small);
}

/** Below 15 pixels a stone shows no fire, from 60 pixels on all of it. */
function fireOf(gem: GemSurface, pixelsPerMm: number): number {
  const across = gem.radiusMm * 2 * pixelsPerMm;
  return Math.min(1, Math.max(0, (across - 15) / 45));
}

function largest(gems: readonly GemSurface[]): GemSurface | undefined {
  return gems.reduce<GemSurface | undefined>(
    (best, gem) => (best === undefined || gem.radiusMm > best.radiusMm ? gem : best),
    undefined,
  );
}

/** Step cuts have few crown facets, all of them turned to four or eight sides. */
function isStepCut(gem: GemSurface): boolean {
  const sides = new Set<number>();
  for (const planes of gem.cells) {
    for (let p = 0; p < planes.length; p += 4) {
      const z = planes[p + 2] as number;
      if (z > 0.3 && z < 0.98)
        sides.add(Math.round((Math.atan2(planes[p + 1] as number, planes[p] as number) / Math.PI) * 36));
    }
  }
  return gem.cells.length === 1 && sides.size <= 9;
}

function isWarm(model: PictureModel): boolean {
  const [red, , blue] = model.metals[0]?.reflectance ?? [1, 1, 1];
  return blue < red * 0.75;
}

/** Colour of light that crossed a stone. */
function glowOf(gem: GemSurface) {
  const [red, green, blue] = gem.absorptionPerMm.map((sigma) => Math.exp(-sigma * gem.radiusMm)) as [
    number,
    number,
    number,
  ];
  const bright = Math.max(0.05, luminance(red, green, blue));
  return [Math.min(1, red / bright), Math.min(1, green / bright), Math.min(1, blue / bright)] as const;
}

function footprint({ fitted }: StagedPiece): { centreX: number; centreY: number; reachMm: number } {
  let left = 1e9;
  let right = -1e9;
  let front = 1e9;
  let back = -1e9;
  for (const cloud of fitted) {
    for (let k = 0; k < cloud.length; k += 3) {
      left = Math.min(left, cloud[k] as number);
      right = Math.max(right, cloud[k] as number);
      front = Math.min(front, cloud[k + 1] as number);
      back = Math.max(back, cloud[k + 1] as number);
    }
  }
  return {
    centreX: (left + right) / 2,
    centreY: (front + back) / 2,
    reachMm: Math.max(right - left, back - front) / 2,
  };
}
