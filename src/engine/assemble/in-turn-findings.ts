import type { DesignSpec } from '#spec/design-spec.ts';
import type { Part } from '#spec/part-registry.ts';
import { secondStoneOf, stoneOf } from '#spec/references.ts';
import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import type { Finding } from '../contract/finding.ts';
import { toHundredths } from '../parts/by-rule.ts';

/** Stones of one size of the trade differ by no more, in mm. */
const ALIKE_MM = 0.05;

/** Two gems that are set in turn sit in seats of one size: a stone of another cut or size would not fit its own. */
export function inTurnFindings(id: string, part: Part, stones: DesignSpec['stones']): readonly Finding[] {
  const [first, second] = [stoneOf(part), secondStoneOf(part)];
  if (first === undefined || second === undefined) return [];
  const [one, other] = [stones[first], stones[second]];
  if (!one || !other || areAlike(one, other)) return [];
  return [
    {
      rule: 'row.in-turn',
      severity: 'error',
      part: id,
      parameter: `stones.${second}`,
      value: toHundredths(other.lengthMm),
      limit: toHundredths(one.lengthMm),
      unit: 'mm',
      message: 'The two gems of this row differ in cut or size, and would not fit into the same seats.',
      remedy: 'Give both the same cut and size.',
      patch: [
        {
          op: 'replace',
          path: `/stones/${second}`,
          value: {
            ...one,
            gem: other.gem,
            supply: other.supply,
            ...(other.colour !== undefined && { colour: other.colour }),
          },
        },
      ],
      source: 'one bur cuts all seats of a row',
    },
  ];
}

function areAlike(one: Stone, other: Stone): boolean {
  const differMm = Math.max(Math.abs(one.lengthMm - other.lengthMm), Math.abs(stoneWidthMm(one) - stoneWidthMm(other)));
  return one.shape === other.shape && differMm <= ALIKE_MM;
}
