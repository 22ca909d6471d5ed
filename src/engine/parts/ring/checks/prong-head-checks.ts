import { roundToStep } from '#shared/units.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules, prongDiameterMm, prongDiameterRule } from '#spec/tables/making-rules.ts';
import { tasteRules } from '#spec/tables/taste-rules.ts';
import type { ProngStation } from '#layout/prongs/prong-station.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { Surroundings } from '../../../contract/part-output.ts';
import type { Stand } from '../head/head-stand.ts';
import { byRule, byTaste, toHundredths, setField, stepUp } from '../../by-rule.ts';
import { checkStand } from './stand-checks.ts';
import { hostOf, measureOfHost } from './host-of.ts';

interface BuiltProngHead {
  readonly head: PartOf<'prong-head'>;
  readonly gem: BuiltGem;
  readonly stand: Stand;
  readonly stations: readonly ProngStation[];
  /** Thickness that each prong has left where it ends in the metal. */
  readonly footMm: number;
}

/** The findings of a claw setting alone. */
export function checkProngHead(built: BuiltProngHead, surroundings: Surroundings): readonly Finding[] {
  const { head, gem, stand } = built;
  const { id } = surroundings;
  return [
    ...checkStand({ id, baseHeightMm: head.baseHeightMm, gem, stand, host: hostOf(head.on, surroundings) }),
    ...castDiameter(head, id),
    ...diameterForStone(head, gem, id),
    ...footInside(built, surroundings),
    ...count(built, id),
  ];
}

function castDiameter({ prongMm }: PartOf<'prong-head'>, id: string): Finding[] {
  const rule = makingRules.prong.castDiameterMinMm;
  const ornament = makingRules.wall.decorativeMinMm;
  if (prongMm >= rule.limit) return [];
  return [
    byRule(rule, {
      rule: 'prong.cast-diameter',
      severity: prongMm < ornament.limit ? 'error' : 'warning',
      part: id,
      parameter: 'prongMm',
      value: prongMm,
      unit: 'mm',
      message: `Prongs of ${prongMm} mm do not cast free-standing.`,
      remedy: `Make them ${rule.limit} mm, or set the stone in a bezel.`,
      patch: setField(id, 'prongMm', rule.limit),
    }),
  ];
}

/** A prong of 1 mm is finished at 0.8 to 0.9, so down to the first part of its rule it is not thin. */
const FINISHED_RATIO = 0.78;
const CLUMSY_RATIO = 1.7;

function diameterForStone({ prongMm }: PartOf<'prong-head'>, gem: BuiltGem, id: string): Finding[] {
  const stoneMm = Math.min(gem.widthMm, gem.lengthMm);
  const table = prongDiameterMm(stoneMm);
  if (prongMm >= FINISHED_RATIO * table && prongMm <= CLUMSY_RATIO * table) return [];
  const thin = prongMm < table;
  const target = Math.max(makingRules.prong.castDiameterMinMm.limit, roundToStep(0.9 * table, 0.05));
  if (!thin && prongMm <= target) return [];
  return [
    byRule(prongDiameterRule(stoneMm), {
      rule: 'prong.diameter',
      severity: thin ? 'warning' : 'note',
      part: id,
      parameter: 'prongMm',
      value: prongMm,
      unit: 'mm',
      message: `Prongs of ${prongMm} mm are ${thin ? 'thin' : 'clumsy'} for a stone of ${toHundredths(stoneMm)} mm.`,
      remedy: `Make them ${target} mm.`,
      patch: setField(id, 'prongMm', target),
    }),
  ];
}

/** A foot may be drawn in to this part of its prong where the band is narrow. */
const FOOT_RATIO = tasteRules.headFootInsideBand.least;

function footInside({ head, footMm, stand }: BuiltProngHead, surroundings: Surroundings): Finding[] {
  if (stand.host !== 'band' || footMm >= FOOT_RATIO * head.prongMm) return [];
  const host = hostOf(head.on, surroundings);
  const target = stepUp(Math.max(stand.metalWidthMm, (FOOT_RATIO * head.prongMm) / 0.82));
  return [
    byTaste(tasteRules.headFootInsideBand, {
      rule: 'taste.head-foot-inside-band',
      severity: 'warning',
      part: surroundings.id,
      parameter: 'prongMm',
      value: footMm,
      limit: toHundredths(FOOT_RATIO * head.prongMm),
      unit: 'mm',
      message: `Prongs of ${head.prongMm} mm shrink to ${toHundredths(footMm)} mm to find room in the band.`,
      remedy: `Make the shoulder at least ${target} mm wide, or the prongs thinner.`,
      ...measureOfHost(host, 'band-width')?.patchTo(target),
    }),
  ];
}

function count({ head, gem, stations }: BuiltProngHead, id: string): Finding[] {
  if (stations.length === head.prongs) return [];
  const settable = stations.length <= 8;
  return [
    {
      rule: 'prong.count',
      severity: 'note',
      part: id,
      parameter: 'prongs',
      value: head.prongs,
      limit: stations.length,
      unit: 'pieces',
      message: `A ${gem.shape} stone is held by ${stations.length} prongs here, so that no tip is bare and both sides are alike.`,
      remedy: `Say ${stations.length} prongs.`,
      ...(settable ? { patch: setField(id, 'prongs', stations.length) } : {}),
      source: 'prong counts by shape: GIA quality benchmarks; heartofgoldjewelers.com',
    },
  ];
}
