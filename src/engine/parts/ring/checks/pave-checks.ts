import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { AnchorOf } from '../../../contract/anchor.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { BuiltGem } from '../../../contract/gem.ts';
import type { Surroundings } from '../../../contract/part-output.ts';
import { metalSpans } from '../shank/metal-spans.ts';
import type { PaveRow } from '../rows/pave-row.ts';
import { byRule, toHundredths, setField, stepUp } from '../../by-rule.ts';
import { hostOf, measureOfHost } from './host-of.ts';

interface BuiltPave {
  readonly pave: PartOf<'pave'>;
  readonly band: AnchorOf<'band'>;
  readonly gem: BuiltGem;
  readonly rows: readonly PaveRow[];
}

/** The findings of a bead-set row: the band that it is set into. */
export function checkPave(built: BuiltPave, surroundings: Surroundings): readonly Finding[] {
  return [
    ...edge(built, surroundings),
    ...depth(built, surroundings),
    ...gap(built, surroundings.id),
    ...reach(built, surroundings.id),
  ];
}

/** Bright edge on both sides; a narrower one breaks out when the stone is set. */
function edge({ pave, band, gem, rows }: BuiltPave, surroundings: Surroundings): Finding[] {
  const rule = makingRules.pave.edgeMinMm;
  const places = rows.flatMap(({ stones }) => stones);
  const edges = places.map(({ angleDeg, acrossMm }) => {
    const span = metalSpans(band.sectionAt(angleDeg)).find(({ from, to }) => from <= acrossMm && acrossMm <= to);
    return span ? (span.to - span.from - gem.lengthMm) / 2 : 0;
  });
  const least = Math.min(...edges);
  if (least >= rule.limit - 0.03) return [];
  const width = measureOfHost(hostOf(pave.on, surroundings), 'band-width');
  const target = stepUp((width?.mm ?? 0) + 2 * (rule.limit - least));
  return [
    byRule(rule, {
      rule: 'pave.edge',
      severity: least < 0.05 ? 'error' : 'warning',
      part: surroundings.id,
      parameter: 'stones on the band',
      value: least,
      unit: 'mm',
      message: `Stones of ${toHundredths(gem.lengthMm)} mm leave an edge of ${toHundredths(least)} mm on the band.`,
      remedy: width ? `Make the band ${target} mm wide, or the stones smaller.` : 'Choose smaller stones.',
      ...width?.patchTo(target),
    }),
  ];
}

/** Metal under the culets: enough that a seat cut a little deep does not open towards the finger. */
function depth({ pave, gem, rows }: BuiltPave, surroundings: Surroundings): Finding[] {
  const rule = makingRules.pave.metalBelowStoneMm;
  const girdle = Math.min(...rows.flatMap(({ stones }) => stones.map(({ girdleMm }) => girdleMm)));
  const below = girdle - gem.pavilionDepthMm;
  if (below >= rule.limit - 0.05) return [];
  const thickness = measureOfHost(hostOf(pave.on, surroundings), 'band-thickness');
  const target = stepUp((thickness?.mm ?? 0) + rule.limit - below);
  return [
    byRule(rule, {
      rule: 'pave.depth',
      severity: below < 0.1 ? 'error' : 'warning',
      part: surroundings.id,
      parameter: 'metal below the culets',
      value: below,
      unit: 'mm',
      message:
        below < 0 ? 'The culets come out at the finger.' : `The culets leave ${toHundredths(below)} mm of metal.`,
      remedy: thickness ? `Make the shoulder ${target} mm thick, or the stones smaller.` : 'Choose smaller stones.',
      ...thickness?.patchTo(target),
    }),
  ];
}

function gap({ pave }: BuiltPave, id: string): Finding[] {
  const { gapMinMm: low, gapMaxMm: high } = makingRules.pave;
  if (pave.gapMm >= low.limit - 0.025 && pave.gapMm <= high.limit + 0.15) return [];
  const rule = pave.gapMm < low.limit ? low : high;
  return [
    byRule(rule, {
      rule: 'pave.gap',
      severity: 'warning',
      part: id,
      parameter: 'gapMm',
      value: pave.gapMm,
      unit: 'mm',
      message: `A gap of ${pave.gapMm} mm between stones is ${rule === low ? 'too tight to set' : 'a row of single stones, not pavé'}.`,
      remedy: `Set them ${makingRules.pave.gapMm.limit} mm apart.`,
      patch: setField(id, 'gapMm', makingRules.pave.gapMm.limit),
    }),
  ];
}

/** A row stops at 50 to 65 % of the circle, so that the ring can be sized. */
function reach({ pave, rows }: BuiltPave, id: string): Finding[] {
  const ends = rows.flatMap(({ stones }) => stones.map(({ angleDeg }) => Math.abs(angleDeg)));
  const last = Math.max(...ends);
  const limit = 180 - makingRules.shank.sizingArcMinDeg.limit / 2;
  if (last <= limit) return [];
  const step = (last - pave.startDeg) / Math.max(1, pave.countPerSide - 1);
  const count = Math.max(1, Math.floor((117 - pave.startDeg) / step) + 1);
  const collides = last > 180 - step / 2;
  return [
    {
      rule: 'pave.reach',
      severity: collides ? 'error' : 'warning',
      part: id,
      parameter: 'countPerSide',
      value: toHundredths(last),
      limit,
      unit: '°',
      message: collides
        ? 'The rows of both sides run into each other at the palm.'
        : `Stones down to ${toHundredths(last)}° leave no plain palm: the ring cannot be sized.`,
      remedy: `Set ${count} stones on each side.`,
      patch: setField(id, 'countPerSide', count),
      source: makingRules.shank.sizingArcMinDeg.source,
    },
  ];
}
