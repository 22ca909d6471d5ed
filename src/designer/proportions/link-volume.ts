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
  const area = (plate.shape === 'free' ? drawnFill(plate.outline ?? []) : plateFill[plate.shape]) * widthMm * heightMm;
  if (border === 0) return area * thicknessMm * (domeMm > 0 ? 1.05 : 0.97);
  // Round an outline runs as far as round an ellipse, and further where it goes in and out.
  const around = (Math.PI / 2) * (widthMm + heightMm) * (plate.shape === 'free' ? 1.12 : 1.02);
  return Math.min(0.9 * area, around * border * widthMm) * thicknessMm * 0.95;
}

/** Area of an outline over that of the box around it. */
function drawnFill(outline: readonly (readonly [number, number])[]): number {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const box = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
  const twice = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return box > 0 ? Math.abs(twice) / 2 / box : 0;
}

/** A closed ring of round wire. */
export function torusVolumeMm3(innerMm: number, wireMm: number): number {
  return (Math.PI / 4) * wireMm ** 2 * Math.PI * (innerMm + wireMm);
}

/** What keeps links apart, so that each is a body of its own. */
const LINK_PLAY_MM = 0.1;

/** All links of a cable chain: stadiums of round wire, each an inside length further on. */
export function chainVolumeMm3(chain: PartOf<'chain'>): number {
  const pitchMm = Math.max(chain.wireMm, chain.linkLengthMm - 2 * chain.wireMm - LINK_PLAY_MM);
  const straight = Math.max(0, chain.linkLengthMm - chain.linkWidthMm);
  const around = Math.PI * (chain.linkWidthMm - chain.wireMm) + 2 * straight;
  return (chain.lengthMm / pitchMm) * around * (Math.PI / 4) * chain.wireMm ** 2;
}

/** One hinged setting of a tennis line. */
export function tennisLinkVolumeMm3(stoneMm: number, line: PartOf<'tennis-line'>): number {
  return 0.42 * stoneMm ** 3 + 0.1 * line.gapMm * stoneMm;
}
