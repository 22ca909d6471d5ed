import type { PartOf } from '#spec/part-registry.ts';
import { DEGREE } from '#shared/units.ts';
import { bangleEye, ghungrooForm, hungGhungroo } from './ghungroo-form.ts';

type Row = Pick<PartOf<'ghungroo'>, 'bellMm' | 'count' | 'spacingMm'>;

/** On a bangle bells hang free of it from here down. */
const BANGLE_FROM_DEG = 98;

/**
 * The places of a closed line that carry bells, by their index, place 0 in front; the one opposite is left to the clasp.
 * @param places how many there are all around
 * @param stepMm from one to the next
 */
export function placesOnLine({ count, spacingMm }: Row, places: number, stepMm: number): readonly number[] {
  const found = Array.from({ length: count }, (_, index) => {
    const fromMiddle = index - (count - 1) / 2;
    const place = spacingMm > 0 ? (fromMiddle * spacingMm) / stepMm : (fromMiddle * places) / count;
    // Of an even number two stand beside the middle: both rounded away from it, they would leave a gap in front.
    return count % 2 === 0 ? Math.floor(place) : Math.round(place);
  });
  return [...new Set(found.map((place) => ((place % places) + places) % places))];
}

/** How many bells a closed line has room for side by side. @param gapMm least clear space between two */
export function mostOnLine({ bellMm }: Pick<Row, 'bellMm'>, places: number, stepMm: number, gapMm: number): number {
  return Math.max(1, Math.floor(places / Math.ceil((bellMm + gapMm) / stepMm)));
}

/** Angles around a bangle, from its top, at which bells hang: as many on either side. @param radiusMm its outside */
export function anglesOnBangle(row: Row, radiusMm: number): readonly number[] {
  const besideMm = row.spacingMm > 0 ? row.spacingMm : leastOnBangleMm(row);
  const stepDeg = besideMm / (radiusMm + bangleEye.innerMm) / DEGREE;
  return Array.from({ length: row.count }, (_, index) => {
    const angle = BANGLE_FROM_DEG + Math.floor(index / 2) * stepDeg;
    return index % 2 === 0 ? angle : -angle;
  });
}

/** From ring to ring on a bangle: each bell ends above the ring of the next, which hangs below it. */
export function leastOnBangleMm(row: Pick<Row, 'bellMm'>): number {
  return Math.ceil((hungOnBangleMm(row) + bangleEye.innerMm / 2 + bangleEye.wireMm) * 10) / 10;
}

/** How far a bell reaches below the middle of its ring on a bangle. */
function hungOnBangleMm(row: Pick<Row, 'bellMm'>): number {
  const { wireMm, innerMm } = bangleEye;
  return (innerMm + wireMm) / 2 + hungGhungroo(ghungrooForm(row), wireMm).bottomMm;
}

/** How many bells hang from a bangle without reaching below it. */
export function mostOnBangle(row: Omit<Row, 'count'>, radiusMm: number): number {
  const free = anglesOnBangle({ ...row, count: 40 }, radiusMm).filter((angle) => {
    const heightMm = (radiusMm + bangleEye.innerMm / 2) * Math.cos(angle * DEGREE) - hungOnBangleMm(row);
    return Math.abs(angle) < 180 && heightMm >= -radiusMm;
  });
  return Math.max(2, free.length);
}
