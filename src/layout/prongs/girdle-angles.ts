import { DEGREE } from '#shared/units.ts';
import { lengthToPoint } from '../outline/length-to-point.ts';
import { radiusAt } from '../outline/outlines.ts';
import { polarDeg } from '../outline/polar.ts';
import type { Point2 } from '../outline/point.ts';
import type { OutlinedStone } from './prong-station.ts';

/** Middle of the corner that lies furthest out towards a diagonal, also when the corner is cut or rounded. */
export function cornerAngle({ outline }: OutlinedStone, diagonalDeg: number): number {
  const [sx, sy] = [Math.sign(Math.cos(diagonalDeg * DEGREE)), Math.sign(Math.sin(diagonalDeg * DEGREE))];
  const reach = Math.max(...outline.map(([x, y]) => sx * x + sy * y));
  const furthest = outline.filter(([x, y]) => sx * x + sy * y > reach - 1e-3);
  const sum = furthest.reduce(([ax, ay], [x, y]): Point2 => [ax + x, ay + y], [0, 0] as Point2);
  return polarDeg(sum);
}

/** Direction of the place on the right side at a height over the middle. */
export function angleAtHeight({ outline }: OutlinedStone, y: number): number {
  const right = outline.filter(([x]) => x > 0);
  const near = right.toSorted((a, b) => Math.abs(a[1] - y) - Math.abs(b[1] - y));
  const [first, second] = [near[0] as Point2, (near[1] ?? near[0]) as Point2];
  const span = second[1] - first[1];
  const share = Math.abs(span) < 1e-9 ? 0 : (y - first[1]) / span;
  return polarDeg([first[0] + (second[0] - first[0]) * share, y]);
}

/** How far along the outline a direction from its middle is reached. */
export function lengthToAngle({ outline }: Pick<OutlinedStone, 'outline'>, angleDeg: number): number {
  const radius = radiusAt(outline, angleDeg * DEGREE);
  const wanted: Point2 = [radius * Math.cos(angleDeg * DEGREE), radius * Math.sin(angleDeg * DEGREE)];
  return lengthToPoint(outline, wanted);
}
