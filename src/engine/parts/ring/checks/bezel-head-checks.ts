import type { PartOf } from '#spec/part-registry.ts';
import { bezelWallRule } from '#spec/tables/making-rules.ts';
import { tasteRules } from '#spec/tables/taste-rules.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { Surroundings } from '../../../contract/part-output.ts';
import type { Stand } from '../head/head-stand.ts';
import { byRule, byTaste, toHundredths, setField, stepUp } from '../../by-rule.ts';
import { hostOf } from './host-of.ts';
import { checkStand } from './stand-checks.ts';

interface BuiltBezelHead {
  readonly head: PartOf<'bezel-head'>;
  readonly gem: BuiltGem;
  readonly stand: Stand;
}

/** The findings of a rub-over setting alone. */
export function checkBezelHead({ head, gem, stand }: BuiltBezelHead, surroundings: Surroundings): readonly Finding[] {
  const { id } = surroundings;
  return [
    ...checkStand({ id, baseHeightMm: head.baseHeightMm, gem, stand, host: hostOf(head.on, surroundings) }),
    ...wall(head, gem, id),
    ...face(head, gem, id),
  ];
}

/** A wall this much thinner than the table is still rubbed over by hand; below, it tears. */
const BY_HAND_RATIO = 0.7;

function wall({ wallMm }: PartOf<'bezel-head'>, gem: BuiltGem, id: string): Finding[] {
  const stoneMm = Math.min(gem.widthMm, gem.lengthMm);
  const rule = bezelWallRule(stoneMm);
  // The table's steps are coarse: a wall within 0.1 mm of its step passes.
  if (wallMm >= rule.limit - 0.1) return [];
  return [
    byRule(rule, {
      rule: 'bezel.wall',
      severity: wallMm < BY_HAND_RATIO * rule.limit ? 'error' : 'warning',
      part: id,
      parameter: 'wallMm',
      value: wallMm,
      unit: 'mm',
      message: `A bezel wall of ${wallMm} mm is thin for a stone of ${toHundredths(stoneMm)} mm.`,
      remedy: `Make the wall ${rule.limit} mm.`,
      patch: setField(id, 'wallMm', rule.limit),
    }),
  ];
}

/** Room for small stones, whose walls can't shrink. */
const OUTER_ROOM_MM = 0.5;

function face({ wallMm }: PartOf<'bezel-head'>, gem: BuiltGem, id: string): Finding[] {
  const stoneMm = Math.min(gem.widthMm, gem.lengthMm);
  const ratio = (stoneMm + 2 * wallMm) / stoneMm;
  const limit = Math.max(
    tasteRules.bezelFramesStone.most,
    1 + (2 * (bezelWallRule(stoneMm).limit + OUTER_ROOM_MM / 2)) / stoneMm,
  );
  if (ratio <= limit + 1e-6) return [];
  const target = stepUp(Math.max(0.3, ((limit - 1) * stoneMm) / 2 - 0.05), 0.05);
  return [
    byTaste(tasteRules.bezelFramesStone, {
      rule: 'taste.bezel-frames-stone',
      severity: 'note',
      part: id,
      parameter: 'wallMm',
      value: ratio,
      limit: toHundredths(limit),
      unit: '×',
      message: `The bezel is ${toHundredths(ratio)} times as wide as its stone: more frame than picture.`,
      remedy: `Make the wall ${target} mm.`,
      patch: setField(id, 'wallMm', target),
    }),
  ];
}
