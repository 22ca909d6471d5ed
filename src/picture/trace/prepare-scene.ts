import { scale } from '#engine/mesh/math/vectors.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import type { GemSurface, PictureModel, PictureRequest } from '../contract.ts';
import { bodyLights } from '../light/body-lights.ts';
import { grounds } from '../light/grounds.ts';
import { lightTable } from '../light/light-table.ts';
import { metalLights } from '../light/metal-lights.ts';
import { mirroredDirections } from '../light/mirrored-directions.ts';
import { shadowMap } from '../light/shadow-map.ts';
import { softened } from '../light/softened.ts';
import { stoneLights } from '../light/stone-lights.ts';
import { groundInFrame } from '../stage/ground-in-frame.ts';
import { stagePiece, type StagedPiece } from '../stage/stage-piece.ts';
import { stoneTriangles } from '../stage/stone-points.ts';
import { gemField } from './stone/gem-field.ts';
import { metalShape } from './metal/metal-shape.ts';
import { exposureOf, fireOf, glowOf, isStepCut, restraintOf } from './stone/stone-character.ts';
import type { PictureScene } from './picture-scene.ts';
import { cameraPlan } from '../cameras.ts';

/** Prepares a picture: stands the piece before the lens, sets the lights and sorts the metal for the rays. */
export function prepareScene(model: PictureModel, request: PictureRequest): PictureScene {
  const staged = stagePiece(model, request);
  const { metals, gems, lens, groundZ } = staged;
  const ground = grounds[request.ground];
  const lensElevationDeg = cameraPlan(model, request.view).elevationDeg;
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
    metalOptics: metals.map(({ reflectance, roughness, finish, finishedInside = false }) => ({
      reflectance,
      roughness,
      finish,
      finishedInside,
    })),
    gems: gemField(gems),
    fire: gems.map((gem) => fireOf(gem, request.heightPx / (2 * lens.halfHeightMm))),
    exposure: gems.map(exposureOf),
    restraint: gems.map(restraintOf),
    metalLight,
    softLight: needsSoftLight(model) ? softened(metalLight) : metalLight,
    bodyLight: gems.some(({ body }) => body)
      ? bodyLights({ warm: isWarm(model), lensElevationDeg }, ground)
      : metalLight,
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
    hoop: pieceKinds[model.kind].hoop,
  };
}

/** Polished metal and clear stones see every light sharply. */
function needsSoftLight({ metals, gems }: PictureModel): boolean {
  return metals.some(({ finish }) => finish === 'matte' || finish === 'brushed') || gems.some(({ body }) => body);
}

function largest(gems: readonly GemSurface[]): GemSurface | undefined {
  return gems.reduce<GemSurface | undefined>(
    (best, gem) => (best === undefined || gem.radiusMm > best.radiusMm ? gem : best),
    undefined,
  );
}

function isWarm(model: PictureModel): boolean {
  const [red, , blue] = model.metals[0]?.reflectance ?? [1, 1, 1];
  return blue < red * 0.75;
}

function footprint({ fitted }: StagedPiece): { centreX: number; centreY: number; reachMm: number } {
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let front = Number.POSITIVE_INFINITY;
  let back = Number.NEGATIVE_INFINITY;
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
