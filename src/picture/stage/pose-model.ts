import type { CoordinateFrame } from '#engine/contract/frame.ts';
import { multiply } from '#engine/mesh/math/frames.ts';
import type { GemSurface, MetalSurface, PictureModel } from '../contract.ts';

/** How a piece is put on the stage: frames from the model to the stage. */
export interface Pose {
  readonly frame: CoordinateFrame;
  /** For a pair: the frame of the ear at x > 0. */
  readonly rightEar?: CoordinateFrame;
}

/** The parts of a piece where they stand on the stage; a pair is turned ear by ear. */
export function poseModel(model: PictureModel, pose: Pose): Pick<PictureModel, 'metals' | 'gems'> {
  const right = pose.rightEar ?? pose.frame;
  return {
    metals: model.metals.map((metal) => posedMetal(metal, pose.frame, right)),
    gems: model.gems.map((gem) => posedGem(gem, pose.frame, right)),
  };
}

function posedMetal(metal: MetalSurface, left: CoordinateFrame, right: CoordinateFrame): MetalSurface {
  const positions = new Float32Array(metal.positions.length);
  const normals = new Float32Array(metal.normals.length);
  for (let k = 0; k < positions.length; k += 9) {
    const middle =
      (metal.positions[k] as number) + (metal.positions[k + 3] as number) + (metal.positions[k + 6] as number);
    const frame = middle > 0 ? right : left;
    for (let corner = k; corner < k + 9; corner += 3) {
      turn(frame, metal.positions, positions, corner, 1);
      turn(frame, metal.normals, normals, corner, 0);
    }
  }
  return { ...metal, positions, normals };
}

function posedGem(gem: GemSurface, left: CoordinateFrame, right: CoordinateFrame): GemSurface {
  const frames = new Float64Array(gem.frames.length);
  for (let at = 0; at < frames.length; at += 16) {
    const stone = Array.from(gem.frames.subarray(at, at + 16));
    frames.set(multiply((stone[12] as number) > 0 ? right : left, stone), at);
  }
  return { ...gem, frames };
}

function turn(frame: CoordinateFrame, from: Float32Array, to: Float32Array, at: number, origin: 0 | 1): void {
  const x = from[at] as number;
  const y = from[at + 1] as number;
  const z = from[at + 2] as number;
  for (let row = 0; row < 3; row++) {
    to[at + row] =
      (frame[row] as number) * x +
      (frame[row + 4] as number) * y +
      (frame[row + 8] as number) * z +
      (frame[row + 12] as number) * origin;
  }
}
