import type { PartOf } from '#spec/part-registry.ts';

/** Area of a plate's outline over width × height; free outlines are mostly petals and points. */
const plateFill: Readonly<Record<PartOf<'plate'>['shape'], number>> = {
  round: Math.PI / 4,
  oval: Math.PI / 4,
  drop: 0.63,
  heart: 0.68,
  shield: 0.75,
  hexagon: 0.75,
  bar: 0.96,
  leaf: 0.58,
  paisley: 0.56,
  free: 0.55,
};

/** Metal of a plate, without its window. */
export function plateVolumeMm3(plate: PartOf<'plate'>): number {
  const { widthMm, heightMm, thicknessMm, border, domeMm } = plate;
  const area = plateFill[plate.shape] * widthMm * heightMm;
  if (border === 0) return area * thicknessMm * (domeMm > 0 ? 1.05 : 0.97);
  const ringMm = border * widthMm;
  const windowShare = Math.max(0, (1 - (2 * ringMm) / widthMm) * (1 - (2 * ringMm) / heightMm));
  return area * (1 - windowShare) * thicknessMm * 0.95;
}

/** A closed ring of round wire. */
export function torusVolumeMm3(innerMm: number, wireMm: number): number {
  return (Math.PI / 4) * wireMm ** 2 * Math.PI * (innerMm + wireMm);
}

/** All links of a cable chain: stadiums of round wire, each an inside length further on. */
export function chainVolumeMm3(chain: PartOf<'chain'>): number {
  const pitchMm = Math.max(chain.wireMm, chain.linkLengthMm - 2 * chain.wireMm - 0.05);
  const straight = Math.max(0, chain.linkLengthMm - chain.linkWidthMm);
  const around = Math.PI * (chain.linkWidthMm - chain.wireMm) + 2 * straight;
  return (chain.lengthMm / pitchMm) * around * (Math.PI / 4) * chain.wireMm ** 2;
}

/** One hinged setting of a tennis line. */
export function tennisLinkVolumeMm3(stoneMm: number, line: PartOf<'tennis-line'>): number {
  return 0.42 * stoneMm ** 3 + 0.1 * line.gapMm * stoneMm;
}
