import { stoneWidthMm } from '#spec/stone.ts';
import type { Traits } from '../../proposal.ts';
import type { Draft } from '../draft.ts';
import { headsOf, partOf, partsOf } from './find-parts.ts';

/** What a pendant or an earring looks like. */
export function hangingTraits(draft: Draft): Traits {
  return {
    silhouette: silhouette(draft),
    setting: setting(draft),
    rhythm: rhythm(draft),
    profile: profile(draft),
    surface: surface(draft),
  };
}

function silhouette(draft: Draft): string {
  const halo = partOf(draft, 'halo');
  const plates = partsOf(draft, 'plate').map((plate) =>
    plate.shape === 'free' ? outlineName(plate.outline?.length ?? 0, draft) : plate.shape,
  );
  const stones = headsOf(draft).flatMap((head) => {
    const stone = draft.stones[head.holds];
    return head.on === undefined && stone ? [`${stone.shape}${head.orientation === 'east-west' ? ' across' : ''}`] : [];
  });
  const framed = halo ? [`${halo.outline} halo`] : [];
  const worn = partOf(draft, 'ear-wire') ? ['hook'] : [];
  return [...worn, ...plates, ...stones, ...framed].join(' over ');
}

/** Free outlines are told apart by the part's id: `flower`, `star`… */
function outlineName(points: number, draft: Draft): string {
  const entry = Object.entries(draft.parts).find(([, part]) => part.kind === 'plate' && part.shape === 'free');
  return entry ? entry[0] : `outline of ${points}`;
}

function setting(draft: Draft): string {
  const words = headsOf(draft).map((head) => (head.kind === 'bezel-head' ? 'bezel' : `${head.prongs} claws`));
  if (partOf(draft, 'halo')) words.push('halo');
  const plate = partOf(draft, 'plate');
  if (words.length === 0 && plate) words.push(plate.border > 0 ? 'open frame' : 'plain plate');
  return [...new Set(words)].join(' + ');
}

function rhythm(draft: Draft): string {
  const heads = headsOf(draft);
  const widths = heads.flatMap((head) => {
    const stone = draft.stones[head.holds];
    return stone ? [stoneWidthMm(stone)] : [];
  });
  const even = widths.every((width) => width === widths[0]);
  const links = partsOf(draft, 'link').length;
  const graded = heads.length > 1 ? (even ? ' even' : ' graded') : '';
  return `${heads.length}${graded}${links > 0 ? `, ${links} moving` : ', fixed'}`;
}

function profile(draft: Draft): string {
  const plate = partOf(draft, 'plate');
  if (!plate) return headsOf(draft)[0]?.kind === 'bezel-head' ? 'walled' : 'airy';
  return plate.domeMm > 0 ? 'domed' : plate.border > 0 ? 'frame' : plate.thicknessMm > 1.8 ? 'thick' : 'flat';
}

function surface(draft: Draft): string {
  const words: string[] = [draft.metal.finish];
  for (const head of headsOf(draft)) if (head.kind === 'bezel-head' && head.edge === 'milgrain') words.push('milgrain');
  const halo = partOf(draft, 'halo');
  if (halo && halo.edge !== 'plain') words.push(halo.edge);
  const bail = partOf(draft, 'bail');
  if (bail) words.push(`${bail.style} bail`);
  return [...new Set(words)].join(' + ');
}
