import type { OutlinePoint } from './outline.ts';

/** An outline by its turn (0 to 1): its reach from the middle, where 1 is the widest. */
type Reach = (turn: number) => number;

/** Points around an outline: petals stay smooth, the design stays small. */
export const POINTS_AROUND = 96;

/** Points all around a middle, as far from it as `reach` says. */
export function around(reach: Reach): readonly OutlinePoint[] {
  return Array.from({ length: POINTS_AROUND }, (_, index) => {
    const turn = index / POINTS_AROUND;
    return onCircle(turn, reach(turn));
  });
}

/** 1 in the middle of each of `count` petals, 0 between two of them. */
export function petal(turn: number, count: number): number {
  return Math.abs(Math.cos(Math.PI * count * turn));
}

/** A place at a share of the way around, beginning at the top. */
export function onCircle(turn: number, reach: number): OutlinePoint {
  const angle = Math.PI / 2 + 2 * Math.PI * turn;
  return [reach * Math.cos(angle), reach * Math.sin(angle)];
}
