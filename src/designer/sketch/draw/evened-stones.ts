import { roundToStep } from '#shared/units.ts';
import type { SketchedStone } from '#spec/sketch.ts';
import { builtCuts } from '#spec/tables/cuts.ts';

/** Stones of one cut whose sides differ by less than this were meant to be alike. */
const ALIKE = 0.16;

/** A stone nearer to the axis than this over its width was meant to sit on it. */
const ON_AXIS = 0.3;

/** Two that mirror each other within this over their length are a pair. */
const PAIRED = 0.6;

/** Stones as they were meant: alike where they nearly are, and in pairs where the outline is the same on both sides. */
export function evenedStones(stones: readonly SketchedStone[], isEven: boolean): readonly SketchedStone[] {
  const sized = alikeInSize(stones);
  return (isEven ? inPairs(sized) : sized).map((stone) => ({
    ...stone,
    xMm: Math.round(stone.xMm * 100) / 100,
    yMm: Math.round(stone.yMm * 100) / 100,
  }));
}

function alikeInSize(stones: readonly SketchedStone[]): readonly SketchedStone[] {
  const kinds: SketchedStone[][] = [];
  for (const stone of stones.toSorted((a, b) => b.lengthMm - a.lengthMm)) {
    const kind = kinds.find(
      ([first]) =>
        first !== undefined &&
        first.cut === stone.cut &&
        stone.lengthMm > (1 - ALIKE) * first.lengthMm &&
        Math.abs(stone.widthMm - first.widthMm) < ALIKE * first.widthMm,
    );
    if (kind) kind.push(stone);
    else kinds.push([stone]);
  }
  const sizes = new Map<SketchedStone, Pick<SketchedStone, 'lengthMm' | 'widthMm'>>();
  for (const kind of kinds) {
    const mean = (side: 'lengthMm' | 'widthMm'): number =>
      roundToStep(kind.reduce((sum, stone) => sum + stone[side], 0) / kind.length, 0.1);
    const size = { lengthMm: mean('lengthMm'), widthMm: mean('widthMm') };
    for (const stone of kind) sizes.set(stone, size);
  }
  return stones.map((stone) => ({ ...stone, ...sizes.get(stone) }));
}

function inPairs(stones: readonly SketchedStone[]): readonly SketchedStone[] {
  const left = [...stones];
  const evened: SketchedStone[] = [];
  for (let stone = left.shift(); stone !== undefined; stone = left.shift()) {
    const { xMm, yMm, turnDeg, lengthMm, widthMm, cut } = stone;
    if (Math.abs(xMm) < ON_AXIS * widthMm) {
      evened.push({ ...stone, xMm: 0, turnDeg: Math.abs(turnDeg) < 12 ? 0 : Math.abs(turnDeg) > 168 ? 180 : turnDeg });
      continue;
    }
    const twinAt = left.findIndex(
      (other) => other.cut === cut && Math.hypot(other.xMm + xMm, other.yMm - yMm) < PAIRED * lengthMm,
    );
    const [twin] = twinAt < 0 ? [] : left.splice(twinAt, 1);
    if (twin === undefined) {
      evened.push(stone);
      continue;
    }
    const mean = {
      xMm: (xMm - twin.xMm) / 2,
      yMm: (yMm + twin.yMm) / 2,
      turnDeg: builtCuts[cut].oneDiameter ? 0 : meanTurn(turnDeg, -twin.turnDeg),
    };
    evened.push({ ...stone, ...mean }, { ...twin, ...mean, xMm: -mean.xMm, turnDeg: -mean.turnDeg });
  }
  return evened;
}

/** The mean of two turns; that of the first where they are far apart, as of ovals that were read from either end. */
function meanTurn(a: number, b: number): number {
  return Math.abs(a - b) < 40 ? (a + b) / 2 : a;
}
