import { braceletLengthsMm } from '#spec/sizes/lengths.ts';
import type { PartOf } from '#spec/part-registry.ts';
import { prongDiameterMm, prongDiameterRule } from '#spec/tables/making-rules.ts';
import type { Finding } from '../../contract/finding.ts';
import type { BuiltGem } from '../../contract/gem.ts';
import type { LinkForm } from './tennis-link.ts';

/** The findings of a tennis line: prongs too thin for the stone, and a length that fits no wrist. */
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
  const { womenSmall, menLarge } = braceletLengthsMm;
  if (lengthMm < womenSmall - 25 || lengthMm > menLarge + 25) {
    const count = Math.round((lengthMm < womenSmall ? womenSmall : menLarge) / form.pitchMm);
    findings.push({
      rule: 'bracelet.length',
      severity: 'warning',
      part: id,
      parameter: 'count',
      value: Number(lengthMm.toFixed(1)),
      limit: lengthMm < womenSmall ? womenSmall : menLarge,
      unit: 'mm',
      message: `${line.count} stones make a line of ${lengthMm.toFixed(0)} mm; bracelets run from ${womenSmall} to ${menLarge} mm.`,
      remedy: `Use ${count} stones.`,
      patch: [{ op: 'replace', path: `/parts/${id}/count`, value: count }],
      source: 'bracelet lengths (ziamond, midtownjewelersinc.com; two-source)',
    });
  }
  return findings;
}
