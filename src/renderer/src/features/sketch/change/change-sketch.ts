import type { Sketch, SketchedStone } from '#spec/sketch.ts';

/** A sketch with one of its stones changed; the one that mirrors it changes with it where both sides are alike. */
export function withStone(sketch: Sketch, at: number, change: Partial<SketchedStone>, isEven: boolean): Sketch {
  const stone = sketch.stones[at];
  if (stone === undefined) return sketch;
  const next = { ...stone, ...change };
  const twinAt = isEven ? twinOf(sketch.stones, at) : undefined;
  const mirrored = { ...next, xMm: -next.xMm, turnDeg: next.turnDeg === 0 ? 0 : -next.turnDeg };
  return {
    ...sketch,
    stones: sketch.stones.map((one, index) => (index === at ? next : index === twinAt ? mirrored : one)),
  };
}

/** A sketch without one of its stones, and without the one that mirrors it. */
export function withoutStone(sketch: Sketch, at: number, isEven: boolean): Sketch {
  const twinAt = isEven ? twinOf(sketch.stones, at) : undefined;
  return { ...sketch, stones: sketch.stones.filter((_, index) => index !== at && index !== twinAt) };
}

function twinOf(stones: readonly SketchedStone[], at: number): number | undefined {
  const stone = stones[at];
  if (stone === undefined) return undefined;
  const found = stones.findIndex(
    (other, index) =>
      index !== at && other.cut === stone.cut && Math.hypot(other.xMm + stone.xMm, other.yMm - stone.yMm) < 0.2,
  );
  return found < 0 ? undefined : found;
}
