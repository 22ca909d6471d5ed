import { stoneInTurn } from '#spec/in-turn.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { PartBuilder } from '../../../contract/part-output.ts';
import { placed } from '../../../mesh/build/build-solid.ts';
import { checkEternityRow } from '../checks/eternity-row-checks.ts';
import { eternityLine, lineFrame } from './eternity-line.ts';
import { channelWalls, sharedBeads, sharedProngs } from './eternity-metal.ts';
import { nothing } from '../../part-pieces.ts';
import { smallSeat } from './small-seat.ts';

/** What each way of setting adds to the row. */
const settings = { 'shared-prong': sharedProngs, pave: sharedBeads, channel: channelWalls } as const;

/** Equal stones around the finger, held by shared claws, by beads or between two walls; a full row closes exactly. */
export const buildEternityRow: PartBuilder<'eternity-row'> = (row, surroundings) => {
  const { quality } = surroundings;
  const band = surroundings.anchor(row.on, 'band');
  if (!band) return nothing;
  const gem = surroundings.gem(row.holds);
  const line = eternityLine(row, band, gem);
  const frames = line.anglesDeg.map((angle) => lineFrame(band, line, angle));
  const metal = settings[row.setting]({ band, line, gem, quality });
  const girdle = line.girdleAt(0);
  // The hole under each stone ends above the finger where the metal is too thin to be opened from inside.
  const floorMm = makingRules.pave.metalBelowStoneMm.limit;
  const drillMm = girdle - gem.pavilionDepthMm > 0.4 ? girdle + 0.5 : Math.max(0.1, girdle - floorMm);
  return {
    ...nothing,
    claws: metal.claws,
    prongs: row.setting === 'channel' ? [] : metal.claws,
    cut: [placed(smallSeat(gem, quality, drillMm), frames), ...metal.cut],
    stones: frames.map((at, place) => ({ stone: stoneInTurn(row, place), setting: row.setting, at })),
    checks: quality.name === 'drag' ? [] : checkEternityRow({ row, band, gem, line }, surroundings),
  };
};
