import { stoneInTurn } from '#spec/in-turn.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import { placed, solid } from '../../../mesh/build/build-solid.ts';
import { bead } from '../../../mesh/build/round-solids.ts';
import { checkPave } from '../checks/pave-checks.ts';
import { nothing } from '../../part-pieces.ts';
import { type PaveRow, paveRows, rowFrame } from './pave-row.ts';
import { beadAsideMm, rowTrough } from './row-trough.ts';
import { smallSeat } from './small-seat.ts';

/** Beads over the stones' diameter, and their height over the girdle. */
const BEAD_RATIO = makingRules.pave.beadRatio.limit;
const BEAD_HEIGHT_RATIO = 0.16;

/**
 * Bead-set stones along both shoulders: neighbours share two beads, both ends close on a full stone, a bright edge
 * stays along both sides.
 */
export const buildPave: PartBuilder<'pave'> = (pave, surroundings) => {
  const { quality } = surroundings;
  const band = surroundings.anchor(pave.on, 'band');
  if (!band) return nothing;
  const gem = surroundings.gem(pave.holds);
  const sides = ([1, -1] as const).map((side) => ({
    side,
    rows: paveRows(band, gem, side, pave.startDeg, pave.countPerSide, pave.gapMm),
  }));
  const rows = sides.flatMap((one) => one.rows);
  const stones = rows.flatMap((row) => row.stones.map((place) => rowFrame(band, place)));
  const troughs = rows.flatMap((row) => {
    const trough = rowTrough(band, row.stones, gem, quality);
    return trough ? [solid(trough)] : [];
  });
  const grain = solid(bead((BEAD_RATIO * gem.widthMm) / 2, BEAD_HEIGHT_RATIO * gem.widthMm, quality.beadSegments));
  const beads = [placed(grain, beadFrames(band, rows, beadAsideMm(gem)))];
  return {
    ...nothing,
    claws: beads,
    prongs: beads,
    cut: [placed(smallSeat(gem, quality, drillMm(band, rows)), stones), ...troughs],
    // Over the top the two sides go on from one another, so that no two of a gem meet there.
    stones: sides.flatMap((one) =>
      one.rows.flatMap((row) =>
        row.stones.map((place, index) => ({
          stone: stoneInTurn(pave, one.side === 1 ? index : index + 1),
          setting: 'pave' as const,
          at: rowFrame(band, place),
        })),
      ),
    ),
    checks: quality.name === 'drag' ? [] : checkPave({ pave, band, gem, rows }, surroundings),
  };
};

function beadFrames(band: AnchorOf<'band'>, rows: readonly PaveRow[], asideMm: number) {
  return rows.flatMap(({ gaps }) =>
    gaps.flatMap((place) => [-1, 1].map((side) => rowFrame(band, place, side * asideMm))),
  );
}

/** Thin bands are drilled blind, so that nothing opens towards the finger; thicker ones are opened from inside (azure). */
function drillMm(band: AnchorOf<'band'>, rows: readonly PaveRow[]): number {
  const places = rows.flatMap(({ stones }) => stones);
  const thinnest = Math.min(...places.map(({ angleDeg }) => band.sectionAt(angleDeg).thicknessMm));
  const girdle = Math.min(...places.map(({ girdleMm }) => girdleMm));
  return thinnest >= AZURE_FROM_MM ? girdle + 0.5 : Math.max(0.1, girdle - FLOOR_MM);
}

/** Bands from this thickness keep enough metal around a hole that goes through. */
const AZURE_FROM_MM = 1.6;

/** Metal left under a blind hole. */
const FLOOR_MM = makingRules.pave.metalBelowStoneMm.limit;
