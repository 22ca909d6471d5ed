import type { BuiltCutId } from '#spec/tables/cuts.ts';

type Line = readonly (readonly [number, number])[];

const circle: Line = Array.from({ length: 40 }, (_, k) => {
  const angle = (2 * Math.PI * k) / 40;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

/** Girdles as they are drawn by hand, in a box from −1 to 1, y down, the tip up: signs of their cuts, not their geometry. */
const lines: Readonly<Partial<Record<BuiltCutId, Line>>> = {
  round: circle,
  oval: circle,
  cushion: circle.map(([x, y]) => [Math.sign(x) * Math.abs(x) ** 0.6, Math.sign(y) * Math.abs(y) ** 0.6] as const),
  pear: circle.map(([x, y]) => [x * (y < 0 ? (1 + y) ** 0.55 : 1), y] as const),
  marquise: circle.map(([x, y]) => [x * Math.abs(x) ** 0.6, y] as const),
  heart: circle.map(
    ([x, y]) => [x * (y > 0 ? (1 - y) ** 0.4 : 1), y < 0 ? y + 0.45 * (1 - Math.abs(x)) ** 2 : y] as const,
  ),
  princess: [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ],
  emerald: [
    [-0.6, -1],
    [0.6, -1],
    [1, -0.72],
    [1, 0.72],
    [0.6, 1],
    [-0.6, 1],
    [-1, 0.72],
    [-1, -0.72],
  ],
};

/** Points of an SVG polygon in a stone's own axes. */
export function gemLine(cut: BuiltCutId, width: number, length: number): string {
  const line = lines[cut] ?? lines.princess ?? circle;
  return line.map(([x, y]) => `${((x * width) / 2).toFixed(2)},${((y * length) / 2).toFixed(2)}`).join(' ');
}
