import type { GemSurface, LinearRgb } from '../../contract.ts';
import { luminance } from '../../light/luminance.ts';

/** Diameter up to which a stone is melee (the trade's 0.2 ct). */
const MELEE_MM = 3.8;

/**
 * Share of its true fire that a stone shows: none below 15 pixels across, where it would be coloured dots; all from 60
 * on.
 */
export function fireOf(gem: GemSurface, pixelsPerMm: number): number {
  const across = gem.radiusMm * 2 * pixelsPerMm;
  return Math.min(1, Math.max(0, (across - 15) / 45));
}

/** Small stones get a third more light: each lamp lights only a few of their facets. */
export function exposureOf({ radiusMm }: GemSurface): number {
  return 1 + 0.35 * Math.min(1, Math.max(0, (MELEE_MM - radiusMm * 2) / MELEE_MM + 0.5));
}

/**
 * How strongly the brightest lights of a coloured stone are reduced, so that it does not glow like neon: most when it
 * absorbs one colour completely, not at all in a diamond.
 */
export function restraintOf({ absorptionPerMm, radiusMm }: GemSurface): number {
  return 0.75 * (1 - Math.exp(-(Math.max(...absorptionPerMm) - Math.min(...absorptionPerMm)) * radiusMm));
}

/** Colour of the light that falls through a stone onto the ground, as bright as that colour can be. */
export function glowOf(gem: GemSurface): LinearRgb {
  const [red, green, blue] = gem.absorptionPerMm.map((perMm) => Math.exp(-perMm * gem.radiusMm)) as [
    number,
    number,
    number,
  ];
  const bright = Math.max(0.05, luminance(red, green, blue));
  return [Math.min(1, red / bright), Math.min(1, green / bright), Math.min(1, blue / bright)];
}

/** Step cuts have few crown facets, turned to four or eight sides only. */
export function isStepCut(gem: Pick<GemSurface, 'cells'>): boolean {
  const sides = new Set<number>();
  for (const planes of gem.cells) {
    for (let p = 0; p < planes.length; p += 4) {
      const z = planes[p + 2] as number;
      if (z < 0.3 || z > 0.98) continue;
      sides.add(Math.round((Math.atan2(planes[p + 1] as number, planes[p] as number) / Math.PI) * 36));
    }
  }
  return gem.cells.length === 1 && sides.size <= 9;
}
