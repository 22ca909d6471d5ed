import { clamp } from '#shared/units.ts';
import type { Part } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import { tasteRules } from '#spec/tables/taste-rules.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { Stand } from '../head/head-stand.ts';
import { byRule, byTaste, toHundredths, setField, stepUp } from '../../by-rule.ts';
import { measureOfHost } from './host-of.ts';

/** A head where it stands: what prong and bezel heads have in common. */
export interface StandingHead {
  readonly id: string;
  readonly baseHeightMm: number;
  readonly gem: BuiltGem;
  readonly stand: Stand;
  /** The part that it stands on, if any. */
  readonly host: { readonly id: string; readonly part: Part } | undefined;
}

/** Whether a head stands clear of the skin, above its metal, and on a band that can carry it. */
export function checkStand(head: StandingHead): readonly Finding[] {
  return [...culetClearance(head), ...sunkStone(head), ...bandWidth(head), ...bandThickness(head)];
}

function culetClearance({ id, baseHeightMm }: StandingHead): Finding[] {
  const rule = makingRules.gallery.culetClearanceMinMm;
  if (baseHeightMm >= rule.limit) return [];
  return [
    byRule(rule, {
      rule: 'head.culet-clearance',
      severity: 'error',
      part: id,
      parameter: 'baseHeightMm',
      value: baseHeightMm,
      unit: 'mm',
      message: `The culet comes to ${baseHeightMm} mm from the skin: it scratches.`,
      remedy: `Raise the head to ${rule.limit} mm.`,
      patch: setField(id, 'baseHeightMm', rule.limit),
    }),
  ];
}

/** Girdle plane over the metal below which a stone is buried rather than set. */
const LEAST_RISE_MM = 0.4;

function sunkStone({ id, baseHeightMm, stand }: StandingHead): Finding[] {
  if (stand.aboveMetalMm >= LEAST_RISE_MM) return [];
  const raised = stepUp(baseHeightMm + LEAST_RISE_MM - stand.aboveMetalMm);
  return [
    {
      rule: 'head.stone-sunk',
      severity: 'error',
      part: id,
      parameter: 'baseHeightMm',
      value: toHundredths(stand.aboveMetalMm),
      limit: LEAST_RISE_MM,
      unit: 'mm',
      message: `The girdle lies ${toHundredths(stand.aboveMetalMm)} mm over the metal: the setting disappears in it.`,
      remedy: raised <= 6 ? `Raise the head to ${raised} mm.` : 'Choose a thinner host or a deeper stone.',
      ...(raised <= 6 ? { patch: setField(id, 'baseHeightMm', raised) } : {}),
      source: 'a setting stands over the metal that carries it',
    },
  ];
}

/** Width of a shank for its stone: from what does not bend to what carries any stone. */
function neededWidthMm(gem: BuiltGem): number {
  const widthMm = tasteRules.bandCarriesStone.least * Math.min(gem.widthMm, gem.lengthMm);
  return clamp(widthMm, makingRules.shank.widthMinMm.limit, 3);
}

/** Below this part of the needed width a ring does not survive being worn. */
const TOO_WEAK_RATIO = 0.7;

/** Side stones and melee heads add to a shank rather than load it. */
const LOADS_FROM_MM = 4.5;

function bandWidth({ id, gem, stand, host }: StandingHead): Finding[] {
  if (stand.host !== 'band' || gem.widthMm < LOADS_FROM_MM) return [];
  const needed = neededWidthMm(gem);
  if (stand.metalWidthMm >= needed - 0.05) return [];
  const weak = stand.metalWidthMm < TOO_WEAK_RATIO * needed;
  const target = stepUp(needed);
  const width = measureOfHost(host, 'band-width');
  return [
    byTaste(tasteRules.bandCarriesStone, {
      rule: 'head.band-width',
      severity: weak ? 'error' : 'warning',
      part: host && width ? host.id : id,
      parameter: width?.key ?? 'width of the band',
      value: stand.metalWidthMm,
      limit: toHundredths(needed),
      unit: 'mm',
      message: `A band ${toHundredths(stand.metalWidthMm)} mm wide under a ${toHundredths(gem.widthMm)} mm stone ${weak ? 'is too weak to carry it' : 'looks and wears too thin'}.`,
      remedy: `Make the shoulder ${target} mm wide.`,
      ...width?.patchTo(target),
    }),
  ];
}

function bandThickness({ id, gem, stand, host }: StandingHead): Finding[] {
  if (stand.host !== 'band' || gem.widthMm < LOADS_FROM_MM) return [];
  const preferred = makingRules.shank.shoulderThicknessMinMm;
  const least = makingRules.shank.palmThicknessMinMm;
  if (stand.metalThicknessMm >= preferred.limit - 0.15) return [];
  const weak = stand.metalThicknessMm < least.limit;
  const thickness = measureOfHost(host, 'band-thickness');
  return [
    byRule(weak ? least : preferred, {
      rule: 'head.band-thickness',
      severity: weak ? 'error' : 'note',
      part: host && thickness ? host.id : id,
      parameter: thickness?.key ?? 'thickness of the band',
      value: stand.metalThicknessMm,
      unit: 'mm',
      message: `The shoulder is ${toHundredths(stand.metalThicknessMm)} mm thick under a ${toHundredths(gem.widthMm)} mm stone${weak ? ': it bends' : ''}.`,
      remedy: `Make the shoulder ${preferred.limit} mm thick.`,
      ...thickness?.patchTo(preferred.limit),
    }),
  ];
}
