import { DEGREE } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { tasteRules } from '#spec/tables/taste-rules.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { Surroundings } from '../../../contract/part-output.ts';
import { alongMm, type EternityLine } from '../rows/eternity-line.ts';
import { byRule, byTaste, toHundredths, setField, stepUp } from '../../by-rule.ts';
import { hostOf, measureOfHost, patchAll } from './host-of.ts';

interface BuiltRow {
  readonly row: PartOf<'eternity-row'>;
  readonly band: AnchorOf<'band'>;
  readonly gem: BuiltGem;
  readonly line: EternityLine;
}

const { pave, channel } = makingRules;

/** A setter works with gaps this much tighter than the rule. */
const TIGHTER_MM = 0.02;

/**
 * Gaps by way of setting: claws stand in them, beads do, a channel closes them. Wider gaps than the rules name are
 * harmless until they look like a missing stone.
 */
const GAPS = {
  'shared-prong': { least: 0.05, usual: 0.12, most: 0.45 },
  pave: {
    least: toHundredths(pave.gapMinMm.limit - TIGHTER_MM),
    usual: 0.14,
    most: toHundredths(pave.gapMaxMm.limit + 0.15),
  },
  channel: {
    least: toHundredths(channel.gapMinMm.limit - TIGHTER_MM),
    usual: channel.gapMm.limit,
    most: toHundredths(channel.gapMaxMm.limit + 0.1),
  },
} as const;

/** The findings of a row around the finger: its stones and its band. */
export function checkEternityRow(built: BuiltRow, surroundings: Surroundings): readonly Finding[] {
  return [...gap(built, surroundings.id), ...culets(built, surroundings), ...width(built, surroundings)];
}

function gap({ row, band, gem, line }: BuiltRow, id: string): Finding[] {
  const { least, usual, most } = GAPS[row.setting];
  if (line.gapMm >= least - 0.005 && line.gapMm <= most) return [];
  const radius = band.innerRadiusMm + line.girdleAt(0);
  const step = (2 * Math.asin(Math.min(1, (alongMm(gem) + usual) / 2 / radius))) / DEGREE;
  const count = Math.max(3, Math.min(80, Math.floor(row.arcDeg / step)));
  return [
    byTaste(tasteRules.rowCloses, {
      rule: 'row.gap',
      severity: line.gapMm < 0 ? 'error' : 'warning',
      part: id,
      parameter: 'count',
      value: line.gapMm,
      limit: line.gapMm < least ? least : most,
      unit: 'mm',
      message:
        line.gapMm < 0
          ? `${row.count} stones overlap by ${toHundredths(-line.gapMm)} mm.`
          : `${row.count} stones stand ${toHundredths(line.gapMm)} mm apart.`,
      remedy: `Set ${count} stones.`,
      ...(count === row.count ? {} : { patch: setField(id, 'count', count) }),
    }),
  ];
}

function culets({ row, gem, line }: BuiltRow, surroundings: Surroundings): Finding[] {
  const rule = makingRules.shank.eternityCuletClearanceMm;
  const clear = Math.min(...line.anglesDeg.map((angle) => line.girdleAt(angle))) - gem.pavilionDepthMm;
  if (clear >= rule.limit - 0.05) return [];
  const host = hostOf(row.on, surroundings);
  const palm = measureOfHost(host, 'palm-thickness');
  const target = stepUp((palm?.mm ?? 0) + rule.limit - clear);
  return [
    byRule(rule, {
      rule: 'row.culet-clearance',
      severity: clear < 0.2 ? 'error' : 'warning',
      part: surroundings.id,
      parameter: 'culet to finger',
      value: clear,
      unit: 'mm',
      message: `The culets come to ${toHundredths(clear)} mm from the finger.`,
      remedy: palm ? `Make the band ${target} mm thick all around, or the stones smaller.` : 'Choose smaller stones.',
      ...patchAll([palm, measureOfHost(host, 'band-thickness')], target),
    }),
  ];
}

/** A channel needs its walls beside the stones; claws and beads may hang over a little. */
const BAND_OVER_STONE = {
  'shared-prong': -0.25,
  pave: 2 * pave.edgeMinMm.limit,
  channel: 2 * channel.wallFineMinMm.limit,
} as const;

function width({ row, band, gem, line }: BuiltRow, surroundings: Surroundings): Finding[] {
  const narrowest = Math.min(...line.anglesDeg.map((angle) => band.sectionAt(angle).widthMm));
  const needed = gem.lengthMm + BAND_OVER_STONE[row.setting];
  if (narrowest >= needed - 1e-6) return [];
  const host = hostOf(row.on, surroundings);
  const target = stepUp(needed);
  return [
    {
      rule: 'row.band-width',
      severity: narrowest < needed - 0.5 ? 'error' : 'warning',
      part: surroundings.id,
      parameter: 'width of the band',
      value: toHundredths(narrowest),
      limit: toHundredths(needed),
      unit: 'mm',
      message: `Stones of ${toHundredths(gem.lengthMm)} mm do not find room on a band of ${toHundredths(narrowest)} mm.`,
      remedy: `Make the band ${target} mm wide all around.`,
      ...patchAll([measureOfHost(host, 'band-width'), measureOfHost(host, 'palm-width')], target),
      source: row.setting === 'channel' ? channel.wallFineMinMm.source : pave.edgeMinMm.source,
    },
  ];
}
