import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { Surroundings } from '../../../contract/part-output.ts';
import type { Stand } from '../head/head-stand.ts';
import { byRule, setField, stepUp } from '../../by-rule.ts';
import { hostOf } from './host-of.ts';
import { checkStand } from './stand-checks.ts';

interface BuiltPearlCup {
  readonly head: PartOf<'pearl-cup'>;
  readonly gem: BuiltGem;
  readonly stand: Stand;
}

/** The findings of a pearl on its peg. */
export function checkPearlCup({ head, gem, stand }: BuiltPearlCup, surroundings: Surroundings): readonly Finding[] {
  const { id } = surroundings;
  return [
    ...checkStand({ id, baseHeightMm: head.baseHeightMm, gem, stand, host: hostOf(head.on, surroundings) }),
    ...peg(head, id),
    ...cup(head, gem, id),
    ...roundPearl(head, gem, id),
  ];
}

function peg({ pegMm }: PartOf<'pearl-cup'>, id: string): Finding[] {
  const { pegMinMm, pegMaxMm } = makingRules.pearl;
  const [rule, words] = pegMm < pegMinMm.limit ? [pegMinMm, 'bends'] : [pegMaxMm, 'does not go into the usual hole'];
  if (pegMm >= pegMinMm.limit && pegMm <= pegMaxMm.limit) return [];
  return [
    byRule(rule, {
      rule: 'pearl.peg',
      severity: 'warning',
      part: id,
      parameter: 'pegMm',
      value: pegMm,
      unit: 'mm',
      message: `A peg of ${pegMm} mm ${words}.`,
      remedy: `Make the peg ${rule.limit} mm.`,
      patch: setField(id, 'pegMm', rule.limit),
    }),
  ];
}

function cup({ cupMm }: PartOf<'pearl-cup'>, gem: BuiltGem, id: string): Finding[] {
  const { cupMinRatio, cupMaxRatio } = makingRules.pearl;
  const ratio = cupMm / gem.widthMm;
  const rule = ratio < cupMinRatio.limit ? cupMinRatio : cupMaxRatio;
  if (ratio >= cupMinRatio.limit - 1e-6 && ratio <= cupMaxRatio.limit + 1e-6) return [];
  const targetMm = ratio < rule.limit ? stepUp(rule.limit * gem.widthMm) : stepUp(rule.limit * gem.widthMm - 0.1);
  return [
    byRule(rule, {
      rule: 'pearl.cup',
      severity: 'warning',
      part: id,
      parameter: 'cupMm',
      value: ratio,
      unit: '×',
      message:
        ratio < rule.limit
          ? 'The cup is too small to steady the pearl: it works loose on its peg.'
          : 'The cup is so wide that it shows around the pearl.',
      remedy: `Make the cup ${targetMm} mm.`,
      patch: setField(id, 'cupMm', targetMm),
    }),
  ];
}

function roundPearl(
  { holds }: PartOf<'pearl-cup'>,
  { dome, girdleThicknessMm, depthMm, widthMm }: BuiltGem,
  id: string,
): Finding[] {
  const isRound = dome !== undefined && girdleThicknessMm === 0 && Math.abs(depthMm - widthMm) < 0.02 * widthMm;
  if (isRound) return [];
  return [
    {
      rule: 'pearl.round',
      severity: 'error',
      part: id,
      parameter: `stones.${holds}`,
      value: 0,
      limit: 1,
      unit: '',
      message: 'A cup with a peg holds a drilled, round pearl and nothing else.',
      remedy: 'Choose a pearl, or claws or a bezel for this stone.',
      source: 'only what is drilled sits on a peg',
    },
  ];
}
