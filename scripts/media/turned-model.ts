import type { PictureModel } from '#picture/contract.ts';
import { poseModel } from '#picture/stage/pose-model.ts';
import { multiply, rotationAbout, translation } from '#engine/mesh/math/frames.ts';
import type { CoordinateFrame, Vector3 } from '#engine/contract/frame.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';

/**
 * Turns a piece about its own vertical axis, as on a turntable or on its hook; the pieces of a pair turn each about its
 * own.
 */
export function turnedModel(model: PictureModel, angleDeg: number): PictureModel {
  const { pair, hoop } = pieceKinds[model.kind];
  if (pair) {
    return posed(model, swing(model.minimum[0] / 2, angleDeg), swing(model.maximum[0] / 2, angleDeg));
  }
  const axis: Vector3 = hoop ? [0, 0, 1] : [0, 1, 0];
  return posed(model, rotationAbout(axis, angleDeg));
}

/** Lays a ring flat on its side, so that it is a circle from above. */
export function laidFlat(model: PictureModel): PictureModel {
  return posed(model, rotationAbout([1, 0, 0], 90));
}

/** Leans a standing ring back, so that its stone is seen from above and nothing of what lies below its setting. */
export function leantBack(model: PictureModel): PictureModel {
  return posed(model, multiply(rotationAbout([0, 0, 1], -20), rotationAbout([1, 0, 0], 30)));
}

/** Turns a ring over, so that the back of its setting is seen beside its band. */
export function turnedOver(model: PictureModel): PictureModel {
  return posed(model, rotationAbout([1, 0, 0], 230));
}

function swing(middleX: number, angleDeg: number): CoordinateFrame {
  return multiply(
    translation(middleX, 0, 0),
    multiply(rotationAbout([0, 1, 0], angleDeg), translation(-middleX, 0, 0)),
  );
}

function posed(model: PictureModel, frame: CoordinateFrame, rightEar?: CoordinateFrame): PictureModel {
  return { ...model, ...poseModel(model, rightEar === undefined ? { frame } : { frame, rightEar }) };
}
