import type { PartOf } from '#spec/part-registry.ts';

/** Area of a plate's outline over width × height. */
const plateFill: Readonly<Record<Exclude<PartOf<'plate'>['shape'], 'free'>, number>> = {
  round: Math.PI / 4,
  oval: Math.PI / 4,
  drop: 0.63,
  heart: 0.63,
  shield: 0.75,
  hexagon: 0.75,
  bar: 0.96,
  leaf: 0.58,
  paisley: 0.66,
};

/** Metal of a plate, without its window. */
export function plateVolumeMm3(plate: PartOf<'plate'>): number {
  const { widthMm, heightMm, thicknessMm, border, domeMm } = plate;
  const fill = plate.shape === 'free' ? drawnFill(plate) : plateFill[plate.shape];
  const area = fill * widthMm * heightMm;
  if (border === 0) return area * thicknessMm * (domeMm > 0 ? 1.05 : 0.97);
  // Length of the outline: that of an ellipse, and more where it goes in and out.
  const around = (Math.PI / 2) * (widthMm + heightMm) * (plate.shape === 'free' ? 1.12 : 1.02);
  return Math.min(0.9 * area, around * border * widthMm) * thicknessMm * 0.95;
}

/** Area of an outline over that of the box around it, less what is sawn out of it. */
function drawnFill({ outline = [], openings = [] }: PartOf<'plate'>): number {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const box = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
  const sawnOut = openings.reduce((sum, opening) => sum + areaWithin(opening), 0);
  return box > 0 ? Math.max(0, areaWithin(outline) - sawnOut) / box : 0;
}

function areaWithin(outline: readonly (readonly [number, number])[]): number {
  const twice = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
