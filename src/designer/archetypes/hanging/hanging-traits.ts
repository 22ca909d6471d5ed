import { liesAcross } from '#spec/parts/head-placement.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import { partOf, partsOf } from '../../parts/find-parts.ts';
import { headsOf, isHead } from '../../parts/heads.ts';
import { traitWords } from '../../parts/trait-words.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { Traits } from '../../proposal.ts';

/** What a pendant or an earring looks like. */
export function hangingTraits(design: ComposedDesign): Traits {
  const words = traitWords(design);
  return {
    silhouette: silhouette(design),
    setting: setting(design, words.setting),
    rhythm: rhythm(design),
    profile: profile(design),
    surface: [design.metal.finish, ...words.surface].join(' + '),
  };
}

function silhouette(design: ComposedDesign): string {
  const worn = partOf(design, 'ear-wire') ? ['hook'] : [];
  const bodies = Object.entries(design.parts).flatMap(([id, part]) => {
    // Drawn outlines are told apart by the part's id: `flower`, `star`…
    if (part.kind === 'plate') return [`${part.shape === 'free' ? id : part.shape}${part.border > 0 ? ' frame' : ''}`];
    if (part.kind === 'motif')
      return [part.work === 'silhouette' ? part.figure : `${part.figure} ${part.work} ${part.ground}`];
    if (part.kind === 'halo') return [`${part.outline} halo`];
    if (!isHead(part) || part.on !== undefined) return [];
    const stone = design.stones[part.holds];
    return stone ? [`${stone.shape}${liesAcross(part) ? ' across' : ''}`] : [];
  });
  const plate = partOf(design, 'plate') ?? partOf(design, 'motif');
  return [...(plate ? [sizeWord(plate.widthMm)] : []), ...worn, ...bodies].join(' ');
}

/** A word for the width of a plate; widths that look alike share one. */
function sizeWord(widthMm: number): string {
  return widthMm < 9 ? 'small' : widthMm < 13.5 ? 'usual' : widthMm < 18 ? 'large' : 'grand';
}

function setting(design: ComposedDesign, words: readonly string[]): string {
  const plate = partOf(design, 'plate');
  const motif = partOf(design, 'motif');
  if (words.length === 0 && motif) return motif.work;
  if (words.length === 0 && plate) return plate.border > 0 ? 'open frame' : 'plain plate';
  return words.join(' + ');
}

function rhythm(design: ComposedDesign): string {
  const heads = headsOf(design);
  const widths = heads.flatMap((head) => {
    const stone = design.stones[head.holds];
    return stone ? [stoneWidthMm(stone)] : [];
  });
  const even = widths.every((width) => width === widths[0]);
  const links = partsOf(design, 'link').length;
  const graded = heads.length > 1 ? (even ? ' even' : ' graded') : '';
  return `${heads.length}${graded}${links > 0 ? `, ${links} moving` : ', fixed'}`;
}

function profile(design: ComposedDesign): string {
  const plate = partOf(design, 'plate');
  const motif = partOf(design, 'motif');
  if (motif) return motif.work;
  if (!plate) return headsOf(design)[0]?.kind === 'bezel-head' ? 'walled' : 'airy';
  return plate.domeMm > 0 ? 'domed' : plate.border > 0 ? 'frame' : plate.thicknessMm > 1.8 ? 'thick' : 'flat';
}
