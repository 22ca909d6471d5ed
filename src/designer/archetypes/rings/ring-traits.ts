import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import type { Traits } from '../../proposal.ts';
import type { PieceDraft } from '../../piece-draft.ts';
import { headsOf, partOf, partsOf, shankOf } from '../../parts/find-parts.ts';

/** What a ring looks like: outline, setting, rhythm of stones, section and surface. */
export function ringTraits(draft: PieceDraft): Traits {
  return {
    silhouette: silhouette(draft),
    setting: setting(draft),
    rhythm: rhythm(draft),
    profile: profile(draft),
    surface: surface(draft),
  };
}

/** What shows at arm's length: how the top is outlined, how the shank runs up to it, how high it stands. */
function silhouette(draft: PieceDraft): string {
  const shank = shankOf(draft);
  const heads = headsOf(draft);
  const face = partOf(draft, 'signet-face');
  const halo = partOf(draft, 'halo');
  const centre = heads[0] && draft.stones[heads[0].holds];
  const top = face
    ? `${face.shape} face`
    : halo
      ? `${halo.outline === 'follow' ? centre?.shape : halo.outline} halo`
      : heads.length > 1
        ? `${heads.length} stones`
        : (centre?.shape ?? 'band');
  const turned = heads[0]?.orientation === 'east-west' ? ' across' : '';
  const high = (heads[0]?.baseHeightMm ?? 0) > 3 ? ' high' : '';
  const run = partOf(draft, 'cathedral') ? 'cathedral' : shank?.kind === 'shank' ? 'plain' : (shank?.kind ?? '');
  const band = heads.length === 0 && !face ? ` ${bandWidth(shank?.shoulderWidthMm ?? 0)}` : '';
  return `${top}${turned}${high} on ${run}${band}`;
}

/** Widths that look alike share a word. */
function bandWidth(widthMm: number): string {
  const words = ['slim', 'usual', 'broad', 'wide', 'grand'] as const;
  return words[[2.3, 3.2, 4.6, 6].filter((limit) => widthMm >= limit).length] ?? 'grand';
}

function setting(draft: PieceDraft): string {
  const words = headsOf(draft).map((head) => (head.kind === 'bezel-head' ? 'bezel' : `${head.prongs} claws`));
  if (partOf(draft, 'halo')) words.push('halo');
  for (const row of partsOf(draft, 'eternity-row')) words.push(row.setting);
  if (partOf(draft, 'flush')) words.push('flush');
  if (partOf(draft, 'signet-face')) words.push('face');
  return [...new Set(words)].join(' + ') || 'no stones';
}

/** How many stones and how they are graded; counts that look alike share a word. */
function rhythm(draft: PieceDraft): string {
  const words: string[] = [];
  const heads = headsOf(draft).length;
  if (heads > 0) words.push(heads === 1 ? 'one' : `${heads}`);
  const halo = partOf(draft, 'halo');
  if (halo) words.push(`halo ${fineness(draft.stones[halo.holds])}`);
  if (partOf(draft, 'pave')) words.push('shoulders');
  for (const row of partsOf(draft, 'eternity-row')) words.push(`row of ${row.count} over ${row.arcDeg}°`);
  for (const row of partsOf(draft, 'flush'))
    words.push(`${row.count} set in ${row.spacingDeg > SPREAD_DEG ? 'far apart' : 'close'}`);
  return words.join(' + ') || 'none';
}

/** Sunk stones further apart than this around the finger are each seen alone. */
const SPREAD_DEG = 30;

function fineness(stone: Stone | undefined): string {
  const meleeMm = stone ? stoneWidthMm(stone) : 0;
  return meleeMm < 1.1 ? 'fine' : meleeMm < 1.4 ? 'usual' : 'large';
}

function profile(draft: PieceDraft): string {
  const shank = shankOf(draft);
  if (!shank) return 'none';
  const pinched = shank.kind === 'shank' && shank.pinch < 1 ? ' pinched' : '';
  return `${shank.profile}${pinched}`;
}

function surface(draft: PieceDraft): string {
  const words: string[] = [draft.metal.finish];
  for (const head of headsOf(draft))
    if (head.kind === 'bezel-head' && head.edge === 'milgrain') words.push('milgrained bezel');
  const halo = partOf(draft, 'halo');
  if (halo && halo.edge !== 'plain') words.push(`${halo.edge} halo`);
  if (partOf(draft, 'milgrain')) words.push('milgrain');
  if (partOf(draft, 'leaf-shoulders')) words.push('leaves');
  return [...new Set(words)].join(' + ');
}
