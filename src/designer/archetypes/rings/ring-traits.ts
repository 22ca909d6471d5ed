import { liesAcross } from '#spec/parts/head-placement.ts';
import { partOf, shankOf } from '../../parts/find-parts.ts';
import { grade } from '../../parts/grade.ts';
import { headsOf } from '../../parts/heads.ts';
import { traitWords } from '../../parts/trait-words.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { Traits } from '../../proposal.ts';

/** What a ring looks like: outline, setting, rhythm of stones, section and surface. */
export function ringTraits(design: ComposedDesign): Traits {
  const words = traitWords(design);
  const heads = headsOf(design).length;
  const counted = heads === 0 ? [] : [heads === 1 ? 'one' : `${heads}`];
  return {
    silhouette: silhouette(design),
    setting: words.setting.join(' + ') || 'no stones',
    rhythm: [...counted, ...words.rhythm].join(' + ') || 'none',
    profile: words.profile.join(' + ') || 'none',
    surface: [design.metal.finish, ...words.surface].join(' + '),
  };
}

/** A stone whose base is higher stands clear of its band. */
const HIGH_BASE_MM = 3;

/** What shows at arm's length: the outline of the top, how the shank meets it, how high it stands. */
function silhouette(design: ComposedDesign): string {
  const shank = shankOf(design);
  const [head] = headsOf(design);
  const turned = head && liesAcross(head) ? ' across' : '';
  const high = (head?.baseHeightMm ?? 0) > HIGH_BASE_MM ? ' high' : '';
  const run = partOf(design, 'cathedral') ? 'cathedral' : shank?.kind === 'shank' ? 'plain' : (shank?.kind ?? '');
  const isBare = !head && !partOf(design, 'signet-face') && !partOf(design, 'motif');
  const band = isBare ? ` ${bandWidth(shank?.shoulderWidthMm ?? 0)}` : '';
  return `${top(design)}${turned}${high} on ${run}${band}`;
}

function top(design: ComposedDesign): string {
  const face = partOf(design, 'signet-face');
  const motif = partOf(design, 'motif');
  if (face) return `${motif ? `${motif.work} on ` : ''}${face.shape} face`;
  if (motif)
    return `${grade(motif.widthMm, [9, 11, 13, 15])} ${motif.work} ${motif.work === 'silhouette' ? '' : motif.ground}`;
  const heads = headsOf(design);
  const centre = heads[0] && design.stones[heads[0].holds];
  const halo = partOf(design, 'halo');
  if (halo) return `${halo.outline === 'follow' ? centre?.shape : halo.outline} halo`;
  return heads.length > 1 ? `${heads.length} stones` : (centre?.shape ?? 'band');
}

/** A word for the width of a band; widths that look alike share one. */
function bandWidth(widthMm: number): string {
  const words = ['slim', 'usual', 'broad', 'wide', 'grand'] as const;
  return words[[2.3, 3.2, 4.6, 6].filter((limit) => widthMm >= limit).length] ?? 'grand';
}
