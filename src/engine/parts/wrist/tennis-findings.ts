import { braceletLengthsMm, necklaceLengths } from '#spec/sizes/lengths.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { prongDiameterMm, prongDiameterRule } from '#spec/tables/making-rules.ts';
import type { Finding } from '../../contract/finding.ts';
import type { BuiltGem } from '../../contract/gem.ts';
import type { LinkForm } from './tennis-link.ts';

/** What a line is called by where it is worn, and how long it is there. */
const worn = {
  wrist: {
    called: 'bracelet',
    leastMm: braceletLengthsMm.womenSmall,
    mostMm: braceletLengthsMm.menLarge,
    source: 'bracelet lengths (ziamond, midtownjewelersinc.com; two-source)',
  },
  neck: {
    called: 'necklace',
    leastMm: necklaceLengths.choker.fromMm,
    mostMm: necklaceLengths.opera.toMm,
    source: 'necklace lengths (glossaria.net, linleygoldsmith.com; two-source)',
  },
} as const;

/** The findings of a tennis line: prongs too thin for the stone, and a length that fits no wrist or neck. */
export function tennisFindings(
  id: string,
  line: PartOf<'tennis-line'>,
  gem: BuiltGem,
  form: LinkForm,
): readonly Finding[] {
  const findings: Finding[] = [];
  const stoneMm = Math.min(gem.lengthMm, gem.widthMm);
  const wished = prongDiameterMm(stoneMm);
  if (line.prongMm < wished - 0.101) {
    findings.push({
      rule: 'prong.diameter',
      severity: 'warning',
      part: id,
      parameter: 'prongMm',
      value: line.prongMm,
      limit: wished,
      unit: 'mm',
      message: `Prongs of ${line.prongMm} mm are thin for stones of ${stoneMm.toFixed(1)} mm.`,
      remedy: `Use ${wished} mm wire.`,
      patch: [{ op: 'replace', path: `/parts/${id}/prongMm`, value: wished }],
      source: prongDiameterRule(stoneMm).source,
    });
  }
  const lengthMm = line.count * form.pitchMm;
  const { called, leastMm, mostMm, source } = worn[line.worn];
  if (lengthMm < leastMm - 25 || lengthMm > mostMm + 25) {
    const limit = lengthMm < leastMm ? leastMm : mostMm;
    const count = Math.round(limit / form.pitchMm);
    findings.push({
      rule: `${called}.length`,
      severity: 'warning',
      part: id,
      parameter: 'count',
      value: Number(lengthMm.toFixed(1)),
      limit,
      unit: 'mm',
      message: `${line.count} stones make a line of ${lengthMm.toFixed(0)} mm; ${called}s run from ${leastMm} to ${mostMm} mm.`,
      remedy: `Use ${count} stones.`,
      patch: [{ op: 'replace', path: `/parts/${id}/count`, value: count }],
      source,
    });
  }
  return findings;
}
