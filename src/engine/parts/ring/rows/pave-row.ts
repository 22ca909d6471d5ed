import { DEGREE } from '#shared/units.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { CoordinateFrame } from '../../../contract/frame.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import { frameOnHoop } from '../shank/hoop.ts';
import { metalSpans } from '../shank/metal-spans.ts';

/** One stone of a row, or the place of a bead: an angle, and how high and how far across. */
export interface RowPlace {
  readonly angleDeg: number;
  readonly acrossMm: number;
  /** Of the stones' girdle above the inside of the band. */
  readonly girdleMm: number;
}

/** A row along a shoulder: stones in order from the top, and the gaps between them with those before and after. */
export interface PaveRow {
  readonly stones: readonly RowPlace[];
  readonly gaps: readonly RowPlace[];
}

/** The girdle lies this much under the highest metal, so that beads can hold it. */
const SUNK_MM = 0.05;

/** On a domed band the stone is sunk until the metal beside it is no further below its girdle than this. */
const PROUD_RATIO = 0.1;

/**
 * Stones one after the other along one shoulder; where the shank is split every step has a stone on each branch.
 * @param side −1 towards −x, 1 towards +x.
 */
export function paveRows(
  band: AnchorOf<'band'>,
  gem: BuiltGem,
  side: 1 | -1,
  startDeg: number,
  count: number,
  gapMm: number,
): readonly PaveRow[] {
  const pitch = gem.widthMm + gapMm;
  const rows = [
    { stones: [] as RowPlace[], gaps: [] as RowPlace[] },
    { stones: [] as RowPlace[], gaps: [] as RowPlace[] },
  ];
  let angle = startDeg;
  for (let i = 0; i < count; i += 1) {
    const places = placesAt(band, gem, side * angle);
    const girdleRadius = band.innerRadiusMm + (places[0] as RowPlace).girdleMm;
    const step = (2 * Math.asin(Math.min(1, pitch / 2 / girdleRadius))) / DEGREE;
    const before = placesAt(band, gem, side * (angle - step / 2));
    const after = placesAt(band, gem, side * (angle + step / 2));
    places.forEach((place, k) => {
      const row = rows[k] as (typeof rows)[number];
      if (row.stones.length === 0) row.gaps.push(before[k] ?? (before[0] as RowPlace));
      row.stones.push(place);
      row.gaps.push(after[k] ?? { ...(after[0] as RowPlace), acrossMm: place.acrossMm });
    });
    angle += step;
  }
  return rows.filter(({ stones }) => stones.length > 0);
}

/** One place in the middle of the band, or one on each branch of a split shank. */
function placesAt(band: AnchorOf<'band'>, gem: BuiltGem, angleDeg: number): readonly RowPlace[] {
  const section = band.sectionAt(angleDeg);
  const reach = 0.44 * gem.lengthMm;
  return metalSpans(section)
    .map(({ from, to }) => (from + to) / 2)
    .map((acrossMm) => {
      const beside = Math.min(section.heightAt(acrossMm - reach), section.heightAt(acrossMm + reach));
      const top = section.heightAt(acrossMm);
      return { angleDeg, acrossMm, girdleMm: Math.min(top - SUNK_MM, beside + PROUD_RATIO * gem.widthMm) };
    });
}

/** The frame of a stone or a bead in a row: table outwards, y along the finger. */
export function rowFrame(
  band: AnchorOf<'band'>,
  { angleDeg, acrossMm, girdleMm }: RowPlace,
  asideMm = 0,
): CoordinateFrame {
  return frameOnHoop(angleDeg, band.innerRadiusMm + girdleMm, acrossMm + asideMm);
}
