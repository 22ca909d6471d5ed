import { roundToMicrometre } from '#shared/units.ts';

type Point = [number, number];

/** An outline by its turn (0 to 1): its reach from the middle, where 1 is the widest. */
type Reach = (turn: number) => number;

/** Points around an outline: petals stay smooth, the design stays small. */
const POINTS = 96;

/** Outlines are drawn on this half width; the plate scales them to its own measures. */
const HALF_MM = 10;

/** 1 in the middle of each of `count` petals, 0 between two of them. */
function petal(turn: number, count: number): number {
  return Math.abs(Math.cos(Math.PI * count * turn));
}

const reaches = {
  /** Five round petals. */
  flower: (turn) => 0.76 + 0.24 * petal(turn, 5) ** 0.7,
  /** Twelve shallow ones. */
  daisy: (turn) => 0.86 + 0.14 * petal(turn, 12) ** 0.8,
  /** Eight pointed ones, as a lotus is carved. */
  lotus: (turn) => 0.68 + 0.32 * (1 - Math.abs(2 * (((turn * 8 + 0.5) % 1) - 0.5)) ** 0.85),
  /** Four round leaves. */
  clover: (turn) => 0.62 + 0.38 * petal(turn, 4) ** 0.8,
} as const satisfies Record<string, Reach>;

/** Five points and the five hollows between them; hollows at the golden ratio would be too sharp to polish. */
function star(): readonly Point[] {
  return Array.from({ length: 10 }, (_, index) => onCircle(index / 10, index % 2 === 0 ? 1 : 0.52));
}

/** A Latin cross with arms a third as wide as it is broad. */
function cross(): readonly Point[] {
  const [arm, top, bottom, side] = [0.3, 1.15, -1.65, 1];
  const right: readonly Point[] = [
    [arm, bottom],
    [arm, -arm],
    [side, -arm],
    [side, arm],
    [arm, arm],
    [arm, top],
  ];
  return [...right, ...right.toReversed().map(([x, y]): Point => [-x, y])];
}

/** A waxing moon that opens to the right: thick in its belly, blunt at its horns, so that they fill when cast. */
function crescent(): readonly Point[] {
  const half = POINTS / 2;
  const sides = Array.from({ length: half }, (_, index) => {
    const share = index / (half - 1);
    const angle = (0.11 + 0.78 * share) * 2 * Math.PI;
    const thick = 0.12 + 0.36 * Math.sin(Math.PI * share) ** 1.4;
    return { angle, thick };
  });
  const outer = sides.map(({ angle }): Point => [Math.cos(angle), Math.sin(angle)]);
  const inner = sides.map(({ angle, thick }): Point => [(1 - thick) * Math.cos(angle), (1 - thick) * Math.sin(angle)]);
  return [...outer, ...inner.toReversed()];
}

const drawings = {
  flower: () => fromReach(reaches.flower),
  daisy: () => fromReach(reaches.daisy),
  lotus: () => fromReach(reaches.lotus),
  clover: () => fromReach(reaches.clover),
  star,
  cross,
  crescent,
} as const;

/** Motifs that are drawn point by point, because a plate has no shape of its own for them. */
export type DrawnMotif = keyof typeof drawings;

export function isDrawnMotif(word: string): word is DrawnMotif {
  return Object.hasOwn(drawings, word);
}

/** The outline of a motif, counter-clockwise, its first petal upwards. */
export function drawMotif(motif: DrawnMotif): [number, number][] {
  return drawings[motif]().map(([x, y]): Point => [roundToMicrometre(HALF_MM * x), roundToMicrometre(HALF_MM * y)]);
}

function fromReach(reach: Reach): readonly Point[] {
  return Array.from({ length: POINTS }, (_, index) => onCircle(index / POINTS, reach(index / POINTS)));
}

/** A place at a share of the way around, beginning at the top. */
function onCircle(turn: number, reach: number): Point {
  const angle = Math.PI / 2 + 2 * Math.PI * turn;
  return [reach * Math.cos(angle), reach * Math.sin(angle)];
}
