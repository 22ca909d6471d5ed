import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { tasteRules } from '#spec/tables/taste-rules.ts';
import { type HiddenPlaces, mostHiddenStones, type ProngsAlong } from '#layout/halo/hidden-halo.ts';
import type { StoneLine } from '#layout/halo/stone-line.ts';
import type { Basket } from '../../../contract/anchor.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { Surroundings } from '../../../contract/part-output.ts';
import type { PlacedCollar } from '../halo/hidden-collar.ts';
import { byRule, byTaste, setField, stepUp, toHundredths } from '../../by-rule.ts';
import { meleeSize } from './melee-size-check.ts';
import { hostOf, measureOfHost } from './host-of.ts';

interface BuiltHiddenHalo {
  readonly halo: PartOf<'hidden-halo'>;
  readonly basket: Basket;
  readonly places: HiddenPlaces;
  readonly line: StoneLine;
  readonly prongs: ProngsAlong;
  readonly collar: PlacedCollar;
}

/** The findings of a hidden halo: its stones and their gaps, and the room between centre stone and band. */
export function checkHiddenHalo(built: BuiltHiddenHalo, surroundings: Surroundings): readonly Finding[] {
  const { id } = surroundings;
  return [
    ...gaps(built, id),
    ...lowered(built, id),
    ...roomBelow(built, surroundings),
    ...meleeSize(built.collar.stoneMm, built.halo.holds, id),
  ];
}

/** A hidden halo without prongs to hold it has nothing that it could go around. */
export function needsProngs(halo: PartOf<'hidden-halo'>, { id }: Surroundings): readonly Finding[] {
  return [
    {
      rule: 'hidden-halo.needs-prongs',
      severity: 'error',
      part: id,
      parameter: 'around',
      value: 0,
      limit: 1,
      unit: 'pieces',
      message: `${halo.around} has no prongs: its wall would cover a hidden halo.`,
      remedy: 'Set the centre stone in prongs, or leave the hidden halo out.',
      source: 'a hidden halo is seen between the prongs of a basket',
    },
  ];
}

/** Gaps are known to this grain, and below this they touch when the stones are set. */
const GAP = { ...tasteRules.haloGap, touches: 0.04, grain: 0.01 };

/** Prongs part a hidden halo into short stretches, which no count fills as evenly as a line that runs through. */
const LOOSE_MM = 2 * GAP.most;

function gaps({ halo, places, line, prongs, collar }: BuiltHiddenHalo, id: string): Finding[] {
  const least = Math.min(...places.gapsMm);
  const loosest = Math.max(...places.gapsMm);
  const tight = least < GAP.least - GAP.grain;
  if (!tight && loosest <= LOOSE_MM) return [];
  const count = Math.max(4, mostHiddenStones(line, collar.stoneMm, prongs));
  const helps = count !== halo.count;
  return [
    byTaste(tasteRules.haloGap, {
      rule: 'hidden-halo.gap',
      severity: least < GAP.touches ? 'error' : 'warning',
      part: id,
      parameter: 'count',
      value: tight ? least : loosest,
      limit: tight ? GAP.least : LOOSE_MM,
      unit: 'mm',
      message: tight
        ? `${halo.count} stones leave ${toHundredths(least)} mm between them: ${least < 0 ? 'they overlap' : 'they touch when set'}.`
        : `${halo.count} stones leave gaps of ${toHundredths(loosest)} mm: the hidden halo looks unfinished.`,
      remedy: helps ? `Set ${count} stones.` : 'Choose melee 0.05 mm smaller.',
      ...(helps ? { patch: setField(id, 'count', count) } : {}),
    }),
  ];
}

function lowered({ halo, collar: { depthMm } }: BuiltHiddenHalo, id: string): Finding[] {
  if (halo.dropMm === 0 || depthMm <= halo.dropMm + 1e-6) return [];
  const dropMm = stepUp(depthMm, 0.05);
  return [
    {
      rule: 'hidden-halo.below-pavilion',
      severity: 'note',
      part: id,
      parameter: 'dropMm',
      value: halo.dropMm,
      limit: toHundredths(depthMm),
      unit: 'mm',
      message: `At ${halo.dropMm} mm below the girdle the hidden halo would touch the centre stone; it stands at ${toHundredths(depthMm)} mm.`,
      remedy: `Set it ${dropMm} mm below the girdle, or choose smaller stones.`,
      patch: setField(id, 'dropMm', dropMm),
      source: 'metal under a stone stays clear of its pavilion',
    },
  ];
}

function roomBelow({ halo, basket, collar }: BuiltHiddenHalo, surroundings: Surroundings): Finding[] {
  const rule = makingRules.wall.openingMinMm;
  const openMm = basket.standMm - collar.depthMm - collar.halfMm;
  if (openMm >= rule.limit) return [];
  const host = hostOf(halo.around, surroundings);
  const base = measureOfHost(host, 'base-height');
  const baseMm = base && stepUp(base.mm + rule.limit - openMm);
  return [
    byRule(rule, {
      rule: 'hidden-halo.room',
      // In the metal of the band its stones cannot be set.
      severity: openMm < 0 ? 'error' : 'warning',
      part: host?.id ?? surroundings.id,
      parameter: 'baseHeightMm',
      value: openMm,
      unit: 'mm',
      message:
        openMm < 0
          ? `The hidden halo runs ${toHundredths(-openMm)} mm into the metal under it.`
          : `Only ${toHundredths(openMm)} mm are open under the hidden halo.`,
      remedy: baseMm === undefined ? 'Raise the head.' : `Raise the head to ${baseMm} mm.`,
      ...(baseMm === undefined ? {} : base?.patchTo(baseMm)),
    }),
  ];
}
