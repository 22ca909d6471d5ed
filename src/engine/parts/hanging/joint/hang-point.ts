import { outlineBox, radiusAt } from '#layout/outline/outlines.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { Point2, Vector3 } from '../../../contract/frame.ts';
import type { Surroundings } from '../../../contract/part-output.ts';
import { applyPoint, originOf } from '../../../mesh/math/frames.ts';

/** Where something can be fixed to a body that faces +z with +y up. */
export interface HangPoint {
  /** On the edge of the body, in the middle of its thickness. */
  readonly point: Vector3;
  /** Thickness of the metal there. */
  readonly thicknessMm: number;
  readonly bodyWidthMm: number;
  readonly bodyHeightMm: number;
  /** How far the point lies below the highest place of the body: a heart is hung in its cleft. */
  readonly belowTopMm: number;
  /** Height (z) of the middle of the metal behind the axis of the body, at a height y: a dome rises towards its middle. */
  middleZAt(yMm: number): number;
  /** Where a setting has no metal at its edge, only claws: the metal under its middle, to reach with an arm. */
  readonly underMiddle?: Vector3;
}

/** The middle of the upper or lower edge of a plate or a setting; the origin for a part that offers neither. */
export function hangPoint(surroundings: Surroundings, part: string, side: 'top' | 'bottom'): HangPoint {
  const face = surroundings.anchor(part, 'face');
  if (face) {
    const [x, y] =
      side === 'bottom' && face.insideTopMm !== undefined ? [0, face.insideTopMm] : edgePoint(face.outline, side);
    return {
      point: applyPoint(face.frame, [x, y, -face.edgeBelowMm - face.thicknessMm / 2]),
      thicknessMm: face.thicknessMm,
      ...sizeOf(face.outline, y),
      middleZAt: (yMm) => middleOfFace(face, yMm),
    };
  }
  const head = surroundings.anchor(part, 'head');
  if (head) return onHead(head, side);
  const bell = surroundings.anchor(part, 'bell');
  if (bell) return onBell(bell, side);
  return { point: [0, 0, 0], thicknessMm: 1, bodyWidthMm: 1, bodyHeightMm: 1, belowTopMm: 0, middleZAt: () => 0 };
}

/** On top of its knob, or inside under the middle of its wall. */
function onBell({ crownMm, innerCrownMm, widthMm }: AnchorOf<'bell'>, side: 'top' | 'bottom'): HangPoint {
  return {
    point: [0, side === 'top' ? crownMm : innerCrownMm, 0],
    thicknessMm: 1,
    bodyWidthMm: widthMm,
    bodyHeightMm: crownMm,
    belowTopMm: 0,
    middleZAt: () => 0,
  };
}

/** Metal under the middle of a free-standing setting is at least this thick: where a post is soldered. */
const PEG_MM = 0.8;

/** The metal in which the legs of a free-standing setting meet, under the middle of its stone. */
export function pegOf(head: AnchorOf<'head'>): Vector3 {
  return applyPoint(head.seat, [0, 0, PEG_MM / 2 - head.footDepthMm]);
}

function onHead(head: AnchorOf<'head'>, side: 'top' | 'bottom'): HangPoint {
  const [x, y] = edgePoint(head.outerOutline, side);
  const thicknessMm = Math.max(1.2, head.gem.girdleThicknessMm + 1);
  const point = applyPoint(head.seat, [x, y, head.edgeZMm ?? -thicknessMm / 2]);
  return {
    point,
    thicknessMm,
    ...sizeOf(head.outerOutline, y),
    middleZAt: () => point[2],
    ...(head.basket ? { underMiddle: pegOf(head) } : {}),
  };
}

/** A dome falls off with the square of the way from its middle to its edge. */
function middleOfFace(face: AnchorOf<'face'>, yMm: number): number {
  const [, , top] = originOf(face.frame);
  const share = Math.min(1, Math.abs(yMm) / radiusAt(face.outline, yMm >= 0 ? Math.PI / 2 : -Math.PI / 2));
  return top - face.edgeBelowMm * share * share - face.thicknessMm / 2;
}

/** Straight above or below the middle: in a heart's cleft, on a drop's tip. */
function edgePoint(outline: readonly Point2[], side: 'top' | 'bottom'): Point2 {
  const radius = radiusAt(outline, side === 'top' ? Math.PI / 2 : -Math.PI / 2);
  return [0, side === 'top' ? radius : -radius];
}

function sizeOf(
  outline: readonly Point2[],
  edgeY: number,
): Pick<HangPoint, 'bodyWidthMm' | 'bodyHeightMm' | 'belowTopMm'> {
  const { minimum, maximum } = outlineBox(outline);
  return {
    bodyWidthMm: maximum[0] - minimum[0],
    bodyHeightMm: maximum[1] - minimum[1],
    belowTopMm: Math.max(0, maximum[1] - edgeY),
  };
}
