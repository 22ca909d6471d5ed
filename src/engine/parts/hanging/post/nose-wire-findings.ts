import type { PartOf } from '#spec/part-registry.ts';
import { makingRules } from '#spec/tables/making-rules.ts';
import type { Finding } from '../../../contract/finding.ts';
import { byRule, setField, toHundredths } from '../../by-rule.ts';

const { nosePin, wall } = makingRules;

/** Wire of a nose pin that bends, does not go through a piercing, does not fill, or is of no use in its length. */
export function noseWireFindings(id: string, wire: PartOf<'nose-wire'>): readonly Finding[] {
  return [...diameterFindings(id, wire), ...lengthFindings(id, wire)];
}

function diameterFindings(id: string, { diameterMm, ending }: PartOf<'nose-wire'>): readonly Finding[] {
  const said = toHundredths(diameterMm);
  const usual = nosePin.wireMm.limit;
  const about = { part: id, parameter: 'diameterMm', value: diameterMm, unit: 'mm' } as const;
  const patch = setField(id, 'diameterMm', usual);
  const remedy = `Use ${usual} mm wire.`;
  if (diameterMm < nosePin.wireMinMm.limit) {
    const message = `Wire of ${said} mm bends in the nostril.`;
    return [
      byRule(nosePin.wireMinMm, { ...about, rule: 'nose-wire.diameter', severity: 'error', message, remedy, patch }),
    ];
  }
  if (diameterMm > nosePin.wireMaxMm.limit) {
    const message = `Wire of ${said} mm is too thick for most piercings of the nostril.`;
    return [
      byRule(nosePin.wireMaxMm, { ...about, rule: 'nose-wire.diameter', severity: 'warning', message, remedy, patch }),
    ];
  }
  // What is bought is drawn, not cast.
  if (ending === 'screw' || diameterMm >= wall.castMinMm.limit) return [];
  return [
    byRule(wall.castMinMm, {
      ...about,
      rule: 'nose-wire.cast',
      severity: 'warning',
      message: `Wire of ${said} mm may not fill when it is cast with its head.`,
      remedy: `Solder drawn wire to the head after casting, or use ${usual} mm.`,
      patch,
    }),
  ];
}

function lengthFindings(id: string, { lengthMm }: PartOf<'nose-wire'>): readonly Finding[] {
  const tooShort = lengthMm < nosePin.lengthMinMm.limit;
  if (!tooShort && lengthMm <= nosePin.lengthMaxMm.limit) return [];
  return [
    byRule(tooShort ? nosePin.lengthMinMm : nosePin.lengthMaxMm, {
      rule: 'nose-wire.length',
      severity: tooShort ? 'error' : 'warning',
      part: id,
      parameter: 'lengthMm',
      value: lengthMm,
      unit: 'mm',
      message: `A wire of ${toHundredths(lengthMm)} mm ${tooShort ? 'does not reach through the nostril' : 'shows below the nostril'}.`,
      remedy: `Make it ${nosePin.lengthMm.limit} mm, or measure the wearer.`,
      patch: setField(id, 'lengthMm', nosePin.lengthMm.limit),
    }),
  ];
}
