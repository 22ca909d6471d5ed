import { brand } from '#shared/brand.ts';
import { builtCutIds } from '#spec/tables/cuts.ts';
import { measureGem } from '#workbench/measures/measure-gem.ts';
import { optionalNumber } from '../command-line.ts';
import { refuse, type Verb } from '../verb.ts';

const SIZE = /^(\d+(?:\.\d+)?)(?:\s*[x×]\s*(\d+(?:\.\d+)?))?$/;

/** Weight of a stone from its size, or size from weight, measured on the real faceted solid. */
export const gemVerb: Verb = {
  usage: `${brand.command} gem --shape round --gem diamond (--mm 6.5 | --mm 8x6) [--depth-mm 3.9] | --carats 1`,
  summary: 'Weighs a stone by its size, or sizes it by its weight.',
  options: {
    shape: builtCutIds.join(', '),
    gem: 'diamond, ruby, sapphire_blue…',
    mm: 'diameter, or length x width',
    'depth-mm': 'total depth, when measured',
    carats: 'weight, instead of --mm',
  },
  maxWords: 0,
  run(line) {
    const { shape = 'round', gem = 'diamond', mm, carats } = line.options;
    if ((mm === undefined) === (carats === undefined))
      return refuse('missing_size', 'One of --mm and --carats is needed.', `Usage: ${this.usage}`);
    const size = mm === undefined ? undefined : SIZE.exec(mm.trim());
    if (size === null) return refuse('invalid_size', `"${mm}" is not a size.`, 'Write 6.5 or 8x6.');
    if (line.options['depth-mm'] !== undefined && carats !== undefined)
      return refuse('two_sizes', 'A weight already settles the depth.', `Usage: ${this.usage}`);
    const depth = optionalNumber(line, 'depth-mm', { min: 0.3, max: 30 });
    if (!depth.ok) return depth;
    const weight = optionalNumber(line, 'carats', { min: 0.001, max: 200 });
    if (!weight.ok) return weight;
    const measured = measureGem({
      shape,
      gem,
      lengthMm: size?.[1] === undefined ? undefined : Number(size[1]),
      widthMm: size?.[2] === undefined ? undefined : Number(size[2]),
      depthMm: depth.value,
      carats: weight.value,
    });
    return measured.ok ? { ok: true, document: measured.value } : measured;
  },
};
