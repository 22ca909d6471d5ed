import type { PartOf } from '#spec/part-registry.ts';
import { tasteRules } from '#spec/tables/taste-rules.ts';
import { type HaloPlaces, haloPlaces } from '#layout/halo/halo-places.ts';
import { besideProngMm, type ProngInHalo } from '#layout/halo/prong-in-halo.ts';
import type { StoneLine } from '#layout/halo/stone-line.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { Surroundings } from '../../../contract/part-output.ts';
import { byTaste, toHundredths, setField } from '../../by-rule.ts';
import { meleeSize } from './melee-size-check.ts';

interface BuiltHalo {
  readonly halo: PartOf<'halo'>;
  readonly head: AnchorOf<'head'>;
  readonly places: HaloPlaces;
  readonly prongs: readonly ProngInHalo[];
  readonly line: StoneLine;
  readonly stoneMm: number;
}

/** Stones of this gap touch when they are set, and gaps are known to this grain. */
const GAP = { ...tasteRules.haloGap, touches: 0.04, grain: 0.01 };

/** The findings of a halo: its stones and their gaps. */
export function checkHalo(built: BuiltHalo, surroundings: Surroundings): readonly Finding[] {
  return [
    ...gaps(built, surroundings.id),
    ...prongsPass(built, surroundings.id),
    ...meleeSize(built.stoneMm, built.halo.holds, surroundings.id),
  ];
}

/** The highest count that fits the line and also puts a gap behind every prong. */
function fittingCount({ line, prongs, stoneMm }: BuiltHalo): number {
  const full = Math.floor(line.lengthMm / (stoneMm + GAP.least));
  for (let count = full; count > Math.max(6, full - 8); count -= 1) {
    const places = haloPlaces(line, count, stoneMm, prongs, 0);
    if (places.closes && Math.min(...places.gapsMm) >= GAP.least - GAP.grain) return count;
  }
  return Math.max(6, full);
}

function gaps(built: BuiltHalo, id: string): Finding[] {
  const { halo, places } = built;
  const between = places.gapsMm.filter((_, i) => places.prongAfter[i] !== true);
  const least = Math.min(...(between.length > 0 ? between : places.gapsMm));
  const loosest = Math.max(...(between.length > 0 ? between : places.gapsMm));
  if (least >= GAP.least - GAP.grain && loosest <= GAP.most) return [];
  const tight = least < GAP.least;
  const count = fittingCount(built);
  const helps = count !== halo.count;
  return [
    byTaste(tasteRules.haloGap, {
      rule: 'halo.gap',
      severity: tight && least < GAP.touches ? 'error' : 'warning',
      part: id,
      parameter: 'count',
      value: tight ? least : loosest,
      limit: tight ? GAP.least : GAP.most,
      unit: 'mm',
      message: tight
        ? `${halo.count} stones leave ${toHundredths(least)} mm between them: ${least < 0 ? 'they overlap' : 'they touch when set'}.`
        : `${halo.count} stones leave gaps of ${toHundredths(loosest)} mm: the halo looks unfinished.`,
      remedy: helps ? `Set ${count} stones.` : 'Choose melee 0.05 mm smaller, or a wider gap to the centre.',
      ...(helps ? { patch: setField(id, 'count', count) } : {}),
    }),
  ];
}

function prongsPass(built: BuiltHalo, id: string): Finding[] {
  const { halo, places, prongs, line, stoneMm } = built;
  if (prongs.length === 0) return [];
  if (!places.closes) {
    const count = fittingCount(built);
    return [
      byTaste(tasteRules.gapBehindProng, {
        rule: 'taste.halo-gap-behind-prong',
        severity: 'warning',
        part: id,
        parameter: 'count',
        value: halo.count,
        limit: count,
        unit: 'pieces',
        message: `${halo.count} stones cannot leave a gap behind each of the ${prongs.length} prongs: some prong stands before a stone.`,
        remedy: `Set ${count} stones.`,
        ...(count === halo.count ? {} : { patch: setField(id, 'count', count) }),
      }),
    ];
  }
  const short = Math.max(...prongs.map((prong) => besideProngMm(prong, stoneMm) - nearestStone(prong, places, line)));
  const passes = tasteRules.prongClearOfHalo;
  // The setter files this much off the prong.
  if (short <= passes.most) return [];
  const gapMm = Math.min(2, Math.ceil((halo.gapMm + 0.6 * short) * 100) / 100);
  return [
    byTaste(passes, {
      rule: 'taste.prong-clear-of-halo',
      severity: 'warning',
      part: id,
      parameter: 'gapMm',
      value: short,
      limit: passes.most,
      unit: 'mm',
      message: `The prongs reach ${toHundredths(short)} mm into the small stones beside them.`,
      remedy: `Widen the gap to the centre stone to ${gapMm} mm, or make the prongs thinner.`,
      patch: setField(id, 'gapMm', gapMm),
    }),
  ];
}

function nearestStone(prong: ProngInHalo, { stonesAt }: HaloPlaces, { lengthMm }: StoneLine): number {
  return Math.min(
    ...stonesAt.map((at) => {
      const way = at - prong.at;
      return Math.abs(way - lengthMm * Math.round(way / lengthMm));
    }),
  );
}
