import { partOf, partsOf } from '../../parts/find-parts.ts';
import { headsOf } from '../../parts/heads.ts';
import { traitWords } from '../../parts/trait-words.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { Traits } from '../../proposal.ts';
import { grade } from '../../parts/grade.ts';

/** What a bangle looks like: its width, what is set into it, its section and surface. */
export function bangleTraits(design: ComposedDesign): Traits {
  const words = traitWords(design);
  const twist = partOf(design, 'twist-band');
  const widthMm = partOf(design, 'bangle-band')?.widthMm ?? twist?.widthMm ?? 0;
  const stations = headsOf(design).length;
  const motifs = partsOf(design, 'motif');
  const [motif] = motifs;
  const front = motif ? ` ${motifs.length} ${motif.work} ${motif.work === 'silhouette' ? '' : motif.ground}` : '';
  const set = motif ? front : stations > 0 ? ` with ${stations} stations` : '';
  return {
    silhouette: `${twist ? 'twisted' : 'band'} ${grade(widthMm, [2.8, 4.4, 6.5, 9])}${set}`,
    setting: motif ? `${motif.work} motif` : stations > 0 ? 'bezel stations' : (words.setting[0] ?? 'no stones'),
    rhythm: stations > 0 ? `${stations}` : (words.rhythm[0] ?? 'none'),
    profile: words.profile[0] ?? 'none',
    surface: [design.metal.finish, ...words.surface].join(' + '),
  };
}
