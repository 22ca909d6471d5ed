import type { Frame, Vector3 } from '#engine/contract/frame.ts';
import { identity, multiply, rotationAbout, translation } from '#engine/mesh/frames.ts';
import { add, scale } from '#engine/mesh/vectors.ts';
import { type CameraPlan, cameraPlans } from '../cameras.ts';
import type { GemSurface, MetalSurface, PictureModel, PictureRequest } from '../contract.ts';
import { emptySeenBox, type Lens, lensAxes, type SeenBox, seenBox } from './lens.ts';
import { poseModel } from './pose-model.ts';
import { stoneTriangles } from './stone-points.ts';

/** A piece where it stands before the lens. */
export interface StagedPiece {
  readonly metals: readonly MetalSurface[];
  readonly gems: readonly GemSurface[];
  readonly lens: Lens;
  /** Height of the paper. */
  readonly groundZ: number;
  /** From the stage back to the piece as it was built (of a pair: the left one). */
  readonly toModel: Frame;
}

type FramedRequest = Pick<PictureRequest, 'view' | 'widthPx' | 'heightPx' | 'halfHeightMm'>;

/** Puts a piece on the stage as its kind and view ask, and the lens where it fills the frame. */
export function stagePiece(model: PictureModel, request: FramedRequest): StagedPiece {
  const plan = cameraPlans[model.kind][request.view];
  const pose = poseOf(plan, model);
  const { metals, gems } = poseModel(model, pose);
  const clouds = fittedClouds(metals, gems);
  const groundZ = lowest(clouds) - plan.groundGapMm;
  return { metals, gems, groundZ, lens: aim(plan, clouds, request), toModel: transposed(pose.frame) };
}

/** The points that the frame is fitted to: all but bought parts. */
export function fittedClouds(metals: readonly MetalSurface[], gems: readonly GemSurface[]): Float32Array[] {
  return [
    ...metals.filter(({ accessory }) => !accessory).map(({ positions }) => positions),
    ...gems.map(stoneTriangles),
  ];
}

/** Half height in mm of the frame that a piece fills as its plan asks: give the largest of several to all of them. */
export function fittedHalfHeightMm(model: PictureModel, request: FramedRequest): number {
  const { halfHeightMm: _shared, ...own } = request;
  return stagePiece(model, own).lens.halfHeightMm;
}

function poseOf(plan: CameraPlan, model: PictureModel): { frame: Frame; rightEar?: Frame } {
  const stance = plan.stance === 'lying-loop' ? rotationAbout([1, 0, 0], 90) : identity;
  const turned = multiply(rotationAbout([0, 0, 1], plan.turnDeg), stance);
  const frame = multiply(rotationAbout([1, 0, 0], plan.tipDeg), turned);
  if (plan.earTurnDeg === 0) return { frame };
  const middle = model.maximum[0] / 2;
  const turn = rotationAbout([0, 1, 0], -plan.earTurnDeg);
  const ear = multiply(translation(middle, 0, 0), multiply(turn, translation(-middle, 0, 0)));
  return { frame, rightEar: multiply(frame, ear) };
}

function lowest(clouds: readonly Float32Array[]): number {
  let bottom = Number.POSITIVE_INFINITY;
  for (const cloud of clouds) {
    for (let k = 2; k < cloud.length; k += 3) bottom = Math.min(bottom, cloud[k] as number);
  }
  return Number.isFinite(bottom) ? bottom : 0;
}

/** Two rounds: moving the lens sideways changes the perspective a little. */
function aim(plan: CameraPlan, clouds: readonly Float32Array[], request: FramedRequest): Lens {
  const axes = lensAxes(plan.elevationDeg);
  const aspect = request.widthPx / request.heightPx;
  let target: Vector3 = [0, 0, 0];
  let half = 1;
  let box: SeenBox = emptySeenBox();
  for (let round = 0; round < 3; round++) {
    box = emptySeenBox();
    const eye = add(target, scale(axes.forward, -plan.distanceMm));
    for (const cloud of clouds) seenBox(cloud, { eye, ...axes }, box);
    const fitted = (Math.max(box.top - box.bottom, (box.right - box.left) / aspect) / 2 / plan.fill) * plan.distanceMm;
    half = request.halfHeightMm ?? fitted;
    const across = ((box.left + box.right) / 2) * plan.distanceMm;
    const upwards =
      plan.alignment === 'centred' || request.halfHeightMm === undefined
        ? ((box.top + box.bottom) / 2) * plan.distanceMm
        : box.bottom * plan.distanceMm + half * plan.fill;
    target = add(target, add(scale(axes.right, across), scale(axes.up, upwards)));
  }
  const eye = add(target, scale(axes.forward, -plan.distanceMm));
  return { eye, ...axes, distanceMm: plan.distanceMm, halfHeightMm: half, aspect };
}

/** The reverse of a turn without shift. */
function transposed(frame: Frame): Frame {
  return frame.map((_, index) => frame[(index % 4) * 4 + Math.floor(index / 4)] as number);
}
