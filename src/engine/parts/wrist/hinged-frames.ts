import { measured, onLeft, placeAt, wornHalf } from '#layout/strand/worn-line.ts';
import type { PartOf } from '#spec/part-registry.ts';
import type { CoordinateFrame, Point2 } from '../../contract/frame.ts';
import { frameAt } from '../../mesh/math/frames.ts';

/** Room that the bought clasp closes, in mm. */
const CLASP_MM = 8;

type Line = Pick<PartOf<'tennis-line'>, 'count' | 'worn'>;

/** Origins of the links at hinge height: x along the line, y across, z as their stones face. */
export function hingedFrames(line: Line, pitchMm: number): readonly CoordinateFrame[] {
  return line.worn === 'neck' ? aroundNeck(line, pitchMm) : aroundWrist(line, pitchMm);
}

/** On the sides of a regular polygon, so that every hinge pin lies in the eye of its neighbour. */
function aroundWrist({ count }: Line, pitchMm: number): readonly CoordinateFrame[] {
  const sides = count + Math.ceil(CLASP_MM / pitchMm);
  const apothemMm = pitchMm / 2 / Math.tan(Math.PI / sides);
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index - (count - 1) / 2) * 2 * Math.PI) / sides;
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
    return frameAt([apothemMm * sine, 0, apothemMm * cosine], [cosine, 0, -sine], [0, 1, 0], [sine, 0, cosine]);
  });
}

/** Flat on the collarbones, from the clasp behind the neck down the left and up the right; every stone faces forward. */
function aroundNeck({ count }: Line, pitchMm: number): readonly CoordinateFrame[] {
  const wholeMm = count * pitchMm + CLASP_MM;
  const half = measured(wornHalf(wholeMm, 'neck', 0));
  const at = (wayMm: number): Point2 => {
    const { at: point } = placeAt(half, Math.abs(wayMm));
    return wayMm < 0 ? onLeft(point) : point;
  };
  const hinges = Array.from({ length: count + 1 }, (_, index) => at((index - count / 2) * pitchMm));
  return Array.from({ length: count }, (_, index) => {
    const [[ax, ay], [bx, by]] = [hinges[index] as Point2, hinges[index + 1] as Point2];
    const span = Math.hypot(bx - ax, by - ay);
    const [dx, dy] = [(bx - ax) / span, (by - ay) / span];
    return frameAt([(ax + bx) / 2, (ay + by) / 2, 0], [dx, dy, 0], [-dy, dx, 0], [0, 0, 1]);
  });
}
