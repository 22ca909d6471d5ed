import type { CoordinateFrame, Vector3 } from '#engine/contract/frame.ts';
import { applyPoint, identity, multiply, rotationAbout, translation } from '#engine/mesh/math/frames.ts';
import { add, scale } from '#engine/mesh/math/vectors.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { type CameraPlan, cameraPlan } from '../cameras.ts';
import type { GemSurface, MetalSurface, PictureModel, PictureRequest } from '../contract.ts';
import { emptySeenBox, type Lens, lensAxes, type SeenBox, seenBox } from './lens.ts';
import { type Pose, poseModel } from './pose-model.ts';
import { stoneTriangles } from './stone-points.ts';

/** A piece where it stands before the lens. */
export interface StagedPiece {
  readonly metals: readonly MetalSurface[];
  readonly gems: readonly GemSurface[];
  readonly lens: Lens;
  /** The points that the frame is fitted to. */
  readonly fitted: readonly Float32Array[];
  /** Height of the paper. */
  readonly groundZ: number;
  /** From the stage back to the piece as it was built (of a pair: the left one). */
  readonly toModel: CoordinateFrame;
}

type FramedRequest = Pick<PictureRequest, 'view' | 'widthPx' | 'heightPx' | 'halfHeightMm'>;

/** Puts a piece on the stage by the plan of its kind and view, and the lens where the piece fills the frame. */
export function stagePiece(model: PictureModel, request: FramedRequest): StagedPiece {
  const plan = cameraPlan(model, request.view);
  const pose = poseOf(plan, model);
  const shown = plan.withBought ? model : { ...model, metals: model.metals.filter(({ accessory }) => !accessory) };
  const { metals, gems } = poseModel(shown, pose);
  const clouds = fittedClouds(metals, gems);
  const fitted = fittedTo(plan, clouds, model, pose.frame);
  const groundZ = lowest(clouds) - plan.groundGapMm;
  return { metals, gems, fitted, groundZ, lens: aim(plan, fitted, request), toModel: transposed(pose.frame) };
}

/** The points that the frame is fitted to: all but bought parts. */
function fittedClouds(metals: readonly MetalSurface[], gems: readonly GemSurface[]): Float32Array[] {
  return [
    ...metals.filter(({ accessory }) => !accessory).map(({ positions }) => positions),
    ...gems.map(stoneTriangles),
  ];
}

/** The points of a close-up where there is one, else all. */
function fittedTo(
  { closeUpMm, closeUpOf = 'clasp' }: CameraPlan,
  clouds: readonly Float32Array[],
  model: PictureModel,
  frame: CoordinateFrame,
): readonly Float32Array[] {
  if (closeUpMm === undefined) return clouds;
  const middle = closeUpOf === 'clasp' ? claspOf(model, frame) : frontOf(model, frame, closeUpMm);
  return closeUp(clouds, middle, closeUpMm);
}

/** The middle of so many mm of a hanging piece from its lowest point up, brought to the stage. */
function frontOf({ minimum, maximum }: PictureModel, frame: CoordinateFrame, lengthMm: number): Vector3 {
  return applyPoint(frame, [(minimum[0] + maximum[0]) / 2, minimum[1] + lengthMm / 2, 0]);
}

/** Where a chain closes: its topmost point as it lies, brought to the stage. */
function claspOf({ metals }: PictureModel, frame: CoordinateFrame): Vector3 {
  let clasp: Vector3 = [0, Number.NEGATIVE_INFINITY, 0];
  for (const { positions } of metals) {
    for (let k = 0; k < positions.length; k += 3) {
      if ((positions[k + 1] as number) > clasp[1]) {
        clasp = [positions[k] as number, positions[k + 1] as number, positions[k + 2] as number];
      }
    }
  }
  return applyPoint(frame, clasp);
}

/** The points around one place, for a close-up of a long chain. */
function closeUp(clouds: readonly Float32Array[], [cx, cy]: Vector3, lengthMm: number): Float32Array[] {
  return clouds.map((cloud) => {
    const near: number[] = [];
    for (let k = 0; k < cloud.length; k += 3) {
      const [x, y, z] = [cloud[k] as number, cloud[k + 1] as number, cloud[k + 2] as number];
      if (Math.hypot(x - cx, y - cy) < lengthMm / 2) near.push(x, y, z);
    }
    return Float32Array.from(near);
  });
}

/** Half height in mm of the frame that a piece fills by its plan; for several pieces use the largest. */
export function fittedHalfHeightMm(model: PictureModel, request: FramedRequest): number {
  const { halfHeightMm: _shared, ...own } = request;
  return stagePiece(model, own).lens.halfHeightMm;
}

function poseOf(plan: CameraPlan, model: PictureModel): Pose {
  const stance = plan.stance === 'lying-loop' && standsAsBuilt(model) ? rotationAbout([1, 0, 0], 90) : identity;
  const turned = multiply(rotationAbout([0, 0, 1], plan.turnDeg), stance);
  const frame = multiply(rotationAbout([1, 0, 0], plan.tipDeg), turned);
  if (!pieceKinds[model.kind].pair) return { frame: multiply(frame, swing(0, plan.swingDeg)) };
  return {
    frame: multiply(frame, swing(model.minimum[0] / 2, plan.swingDeg)),
    rightEar: multiply(frame, swing(model.maximum[0] / 2, plan.swingDeg + plan.earTurnDeg)),
  };
}

/**
 * Turns what hangs about its own upright axis (model y) at a distance from the middle; positive shows its left side.
 */
function swing(middleX: number, angleDeg: number): CoordinateFrame {
  if (angleDeg === 0) return identity;
  const turn = rotationAbout([0, 1, 0], -angleDeg);
  return multiply(translation(middleX, 0, 0), multiply(turn, translation(-middleX, 0, 0)));
}

/** A hinged line is built round the wrist; a bracelet of chain lies flat already. */
function standsAsBuilt({ minimum, maximum }: PictureModel): boolean {
  return maximum[2] - minimum[2] > maximum[1] - minimum[1];
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
function transposed(frame: CoordinateFrame): CoordinateFrame {
  return frame.map((_, index) => frame[(index % 4) * 4 + Math.floor(index / 4)] as number);
}
