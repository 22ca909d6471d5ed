import { leastOnBangleMm, mostOnBangle, mostOnLine } from '#layout/ghungroo/ghungroo-places.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { Finding } from '../../../contract/finding.ts';
import { byRule, setField, stepUp, toHundredths } from '../../by-rule.ts';

type Ghungroo = PartOf<'ghungroo'>;

/** The line of links that bells hang from, or the outside of a bangle as its radius. */
type Host = AnchorOf<'line'> | { readonly outsideMm: number };

/** Bells that nobody stamps so small, and more of them than hang side by side. */
export function ghungrooFindings(id: string, row: Ghungroo, host: Host): readonly Finding[] {
  return [...sizeFinding(id, row), ...spacingFinding(id, row, host), ...roomFinding(id, row, host)];
}

function sizeFinding(id: string, { bellMm }: Ghungroo): readonly Finding[] {
  const { minMm } = makingRules.ghungroo;
  if (bellMm >= minMm.limit) return [];
  return [
    byRule(minMm, {
      rule: 'ghungroo.size',
      severity: 'error',
      part: id,
      parameter: 'bellMm',
      value: bellMm,
      unit: 'mm',
      message: `Bells of ${toHundredths(bellMm)} mm are not sold: there is no room for the ball that rings.`,
      remedy: `Take bells of ${minMm.limit} mm, or plain metal beads.`,
      patch: setField(id, 'bellMm', minMm.limit),
    }),
  ];
}

function spacingFinding(id: string, { bellMm, count, spacingMm }: Ghungroo, host: Host): readonly Finding[] {
  const { gapMinMm } = makingRules.ghungroo;
  const leastMm = 'places' in host ? stepUp(bellMm + gapMinMm.limit) : leastOnBangleMm({ bellMm });
  const beside = 'places' in host ? 2 : 3;
  if (spacingMm === 0 || count < beside || spacingMm >= leastMm - 1e-6) return [];
  return [
    byRule(gapMinMm, {
      rule: 'ghungroo.spacing',
      severity: 'error',
      part: id,
      parameter: 'spacingMm',
      value: spacingMm,
      unit: 'mm',
      message: `Bells of ${toHundredths(bellMm)} mm that hang ${toHundredths(spacingMm)} mm apart lie in each other.`,
      remedy: `Hang them ${leastMm} mm apart.`,
      patch: setField(id, 'spacingMm', leastMm),
    }),
  ];
}

function roomFinding(id: string, row: Ghungroo, host: Host): readonly Finding[] {
  const { gapMinMm } = makingRules.ghungroo;
  const most =
    'places' in host
      ? mostOnLine(row, host.places.length, host.stepMm, gapMinMm.limit)
      : mostOnBangle(row, host.outsideMm);
  if (row.count <= most) return [];
  return [
    byRule(gapMinMm, {
      rule: 'ghungroo.room',
      severity: 'error',
      part: id,
      parameter: 'count',
      value: row.count,
      unit: 'pieces',
      message: `${row.count} bells of ${toHundredths(row.bellMm)} mm do not hang side by side here.`,
      remedy: `Hang ${most} of them, or smaller ones.`,
      patch: setField(id, 'count', most),
    }),
  ];
}
