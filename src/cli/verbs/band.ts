import { openPieceBuilder } from '#node/open-piece-builder.ts';
import { brand } from '#shared/brand.ts';
import { parseSize } from '#spec/sizes/parse-size.ts';
import { measureBand } from '#workbench/measures/measure-band.ts';
import { numberOption, optionalNumber } from '../command-line.ts';
import { refuse, type Verb } from '../verb.ts';

/** Weight of a plain band, measured on the solid that would be cast. */
export const bandVerb: Verb = {
  usage: `${brand.command} band --size "US 6.5" --profile flat --width 4 --thickness 1.5 [--alloy au750_y | --density 15.58]`,
  summary: 'Measures a plain band on the real solid.',
  options: {
    size: 'ring size with its system',
    profile: 'd, flat, court, half-round, knife or round',
    width: 'mm along the finger',
    thickness: 'mm',
    alloy: 'id of an alloy, au750_y by default',
    density: 'g/cm³, instead of an alloy',
  },
  maxWords: 0,
  async run(line) {
    const size = parseSize(line.options['size'] ?? '');
    if (!size.ok) return size;
    const width = numberOption(line, 'width', undefined, { min: 0.5, max: 16 });
    if (!width.ok) return width;
    const thickness = numberOption(line, 'thickness', undefined, { min: 0.4, max: 6 });
    if (!thickness.ok) return thickness;
    const density = optionalNumber(line, 'density', { min: 0.5, max: 25 });
    if (!density.ok) return density;
    if (density.value !== undefined && line.options['alloy'] !== undefined)
      return refuse('two_metals', 'Give --alloy or --density, not both.', `Usage: ${this.usage}`);
    const builder = await openPieceBuilder();
    const measured = measureBand(builder, {
      size: size.value,
      profile: line.options['profile'] ?? 'flat',
      widthMm: width.value,
      thicknessMm: thickness.value,
      alloy: line.options['alloy'] ?? 'au750_y',
      densityGramsPerCm3: density.value,
    });
    return measured.ok ? { ok: true, document: measured.value } : measured;
  },
};
