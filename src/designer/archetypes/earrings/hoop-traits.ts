import { partOf } from '../../parts/find-parts.ts';
import { traitWords } from '../../parts/trait-words.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { Traits } from '../../proposal.ts';
import { grade } from '../../parts/grade.ts';

/** What a hoop earring looks like: how wide its metal is for its diameter, its section, its stones and surface. */
export function hoopTraits(design: ComposedDesign): Traits {
  const words = traitWords(design);
  const hoop = partOf(design, 'hoop');
  const widthMm = hoop?.widthMm ?? 0;
  const outsideMm = hoop?.outerDiameterMm ?? 1;
  const size = grade(outsideMm, [11, 15, 21, 41]);
  return {
    silhouette: `${grade(widthMm / outsideMm, [0.07, 0.11, 0.16, 0.24])} metal, ${size} circle`,
    setting: words.setting[0] ?? (words.profile[0] === 'twisted' ? 'twisted' : 'no stones'),
    rhythm: words.rhythm.join(' '),
    profile: words.profile[0] ?? 'none',
    surface: [design.metal.finish, ...words.surface].join(' + '),
  };
}
