import type { CoordinateFrame, Vector3 } from '#engine/contract/frame.ts';
import { identity, rotationAbout } from '#engine/mesh/math/frames.ts';
import { add, scale } from '#engine/mesh/math/vectors.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import type { BenchView, PictureModel } from '../contract.ts';
import { lensAxes } from './lens.ts';
import { poseModel } from './pose-model.ts';
import type { StagedPiece } from './stage-piece.ts';
import { stoneTriangles } from './stone-points.ts';

/** How a piece is turned for a view, and from what elevation it is seen: 90 looks straight down. */
interface BenchPose {
  readonly frame: CoordinateFrame;
  readonly elevationDeg: 0 | 90;
}

/** What goes round a finger or a wrist stands with its height along z, its front towards −y. */
const standing: Readonly<Record<BenchView, BenchPose>> = {
  top: { frame: identity, elevationDeg: 90 },
  front: { frame: identity, elevationDeg: 0 },
  side: { frame: rotationAbout([0, 0, 1], -90), elevationDeg: 0 },
};

/** What hangs has its height along y, its front towards +z. */
const hanging: Readonly<Record<BenchView, BenchPose>> = {
  top: { frame: rotationAbout([1, 0, 0], 90), elevationDeg: 90 },
  front: { frame: identity, elevationDeg: 90 },
  side: { frame: rotationAbout([0, 1, 0], -90), elevationDeg: 90 },
};

/** Share of the frame that the longest of all three measures fills: one scale for the three views. */
const FILL = 0.86;

/** Any distance will do where lines of sight are parallel; a little beyond the piece keeps depths exact. */
const CLEAR_MM = 100;

/** A piece as a drawing for the bench shows it. */
export interface BenchStage extends Pick<StagedPiece, 'metals' | 'gems' | 'lens'> {
  /** Outside measures of all that is drawn. */
  readonly acrossMm: number;
  readonly upMm: number;
}

/**
 * Puts a piece on the stage for one of the three views in third-angle projection: the top view stands above the front,
 * the right side to its right. Of a pair one is drawn; posts and backs are, the chain that a pendant is bought with is
 * not.
 */
export function stageForBench(model: PictureModel, view: BenchView): BenchStage {
  const { hoop, pair } = pieceKinds[model.kind];
  const { frame, elevationDeg } = (hoop ? standing : hanging)[view];
  const shown = withoutAccessories(pair ? leftOfPair(model) : model);
  const { metals, gems } = poseModel(shown, { frame });
  const axes = lensAxes(elevationDeg);
  const box = boxOf([...metals.map(({ positions }) => positions), ...gems.map(stoneTriangles)]);
  const middle = box.map(([low, high]) => (low + high) / 2) as unknown as Vector3;
  const sizes = box.map(([low, high]) => high - low);
  const longest = Math.max(...sizes);
  const distanceMm = longest + CLEAR_MM;
  const eye = add(middle, scale(axes.forward, -distanceMm));
  const lens = { eye, ...axes, distanceMm, halfHeightMm: longest / 2 / FILL, aspect: 1, parallel: true } as const;
  return { metals, gems, lens, acrossMm: sizes[0] as number, upMm: sizes[elevationDeg === 90 ? 1 : 2] as number };
}

function withoutAccessories(model: PictureModel): PictureModel {
  return { ...model, metals: model.metals.filter(({ accessory }) => !accessory) };
}

/** The one at x < 0. */
function leftOfPair(model: PictureModel): PictureModel {
  return {
    ...model,
    metals: model.metals.map((metal) => {
      const left: number[] = [];
      for (let k = 0; k < metal.positions.length; k += 9) {
        const x = [k, k + 3, k + 6].reduce((sum, corner) => sum + (metal.positions[corner] as number), 0);
        if (x <= 0) left.push(k);
      }
      const of = (values: Float32Array): Float32Array =>
        Float32Array.from(
          { length: left.length * 9 },
          (_, k) => values[(left[Math.floor(k / 9)] as number) + (k % 9)] as number,
        );
      return { ...metal, positions: of(metal.positions), normals: of(metal.normals) };
    }),
    gems: model.gems.map((gem) => {
      const places = Array.from({ length: gem.frames.length / 16 }, (_, stone) => stone * 16);
      const left = places.filter((at) => (gem.frames[at + 12] as number) <= 0);
      return { ...gem, frames: Float64Array.from(left.flatMap((at) => [...gem.frames.subarray(at, at + 16)])) };
    }),
  };
}

/** The least and the greatest of each axis. */
function boxOf(clouds: readonly Float32Array[]): readonly [number, number][] {
  const box: [number, number][] = [0, 1, 2].map(() => [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]);
  for (const cloud of clouds) {
    for (let k = 0; k < cloud.length; k++) {
      const axis = box[k % 3] as [number, number];
      axis[0] = Math.min(axis[0], cloud[k] as number);
      axis[1] = Math.max(axis[1], cloud[k] as number);
    }
  }
  return box;
}
