import type { PartOf } from '#spec/part-registry.ts';
import { tasteRules } from '#spec/tables/taste-rules.ts';
import type { Finding } from '../../../contract/finding.ts';
import type { SignetForm } from '../signet/signet-form.ts';
import { byTaste, toHundredths, setField, stepUp } from '../../by-rule.ts';

/** Length over width that is offered instead of one that does not look settled. */
const USUAL_RATIO = 1.22;

/** A signet's face against its finger and its own thickness. */
export function checkSignetFace(signet: PartOf<'signet-face'>, form: SignetForm, id: string): readonly Finding[] {
  const found: Finding[] = [];
  const thicknessMm = form.faceZ - form.innerRadiusMm;
  if (signet.thicknessMm < thicknessMm - 0.1) {
    found.push({
      rule: 'signet.face-over-band',
      severity: 'note',
      part: id,
      parameter: 'thicknessMm',
      value: signet.thicknessMm,
      limit: toHundredths(thicknessMm),
      unit: 'mm',
      message: `A face ${signet.thicknessMm} mm thick would sink into its band; it is made ${toHundredths(thicknessMm)} mm thick.`,
      remedy: `Make the face ${stepUp(thicknessMm)} mm thick.`,
      patch: setField(id, 'thicknessMm', Math.min(4, stepUp(thicknessMm))),
      source: 'the face covers the band that it grows from',
    });
  }
  const ratio = signet.lengthMm / signet.widthMm;
  const settled = tasteRules.signetFaceSettled;
  if (signet.shape !== 'round' && (ratio < settled.least || ratio > settled.most)) {
    const width = stepUp(signet.lengthMm / USUAL_RATIO);
    found.push(
      byTaste(settled, {
        rule: 'taste.signet-face-ratio',
        severity: 'note',
        part: id,
        parameter: 'widthMm',
        value: ratio,
        limit: ratio < settled.least ? settled.least : settled.most,
        unit: '×',
        message: `The face is ${toHundredths(ratio)} times as long as wide; 1.2 to 1.25 looks settled.`,
        remedy: `Make it ${width} mm wide.`,
        patch: setField(id, 'widthMm', Math.min(22, Math.max(5, width))),
      }),
    );
  }
  if (2 * form.half[0] > 2 * form.innerRadiusMm) {
    const limit = toHundredths(2 * form.innerRadiusMm);
    found.push(
      byTaste(tasteRules.spanWithinFinger, {
        rule: 'taste.span-within-finger',
        severity: 'warning',
        part: id,
        parameter: 'widthMm',
        value: 2 * form.half[0],
        limit,
        unit: 'mm',
        message: `The face is ${toHundredths(2 * form.half[0])} mm wide on a finger of ${limit} mm: it knocks against its neighbours.`,
        remedy: `Make it at most ${Math.floor(limit)} mm wide.`,
        patch: setField(id, 'widthMm', Math.floor(limit)),
      }),
    );
  }
  return found;
}
