import type { PartOf } from '#spec/part-registry.ts';
import { headsOf, partOf, shankOf } from '../choose/find-parts.ts';
import type { Draft } from '../draft.ts';
import { sayCount, withArticle } from './numbers.ts';
import { sayStone } from './say-stone.ts';

const profileWords: Readonly<Record<PartOf<'shank'>['profile'], string>> = {
  d: 'a rounded band',
  flat: 'a flat band',
  court: 'a comfort-fit band',
  'half-round': 'a half-round band',
  knife: 'a knife-edge band',
};

/** A ring in a few words, read off its parts: the head, the band, and what they are good for. */
export function sayRing(draft: Draft): string {
  const head = sayHead(draft);
  const band = sayBand(draft);
  const use = sayUse(draft);
  return [head ? `${head} on ${band}` : band, use].filter((part) => part !== '').join(', ');
}

function sayHead(draft: Draft): string {
  const heads = headsOf(draft);
  const [first] = heads;
  if (!first) return sayRow(draft);
  const stone = draft.stones[first.holds];
  const what = stone ? sayStone(stone) : 'stone';
  const held = first.kind === 'bezel-head' ? bezelWords(first) : `${sayCount(first.prongs)} claws`;
  const halo = partOf(draft, 'halo');
  if (halo) return `${haloWords(halo)} around the ${what}`;
  if (heads.length === 3) return `the ${what} between its two sides`;
  if (heads.length === 2) return `two stones side by side, the ${what} leading`;
  const across = first.orientation === 'east-west' ? ' laid across the finger' : '';
  return `the ${what}${across} in ${first.kind === 'bezel-head' ? `a ${held}` : held}`;
}

function bezelWords(head: PartOf<'bezel-head'>): string {
  const edge = head.edge === 'milgrain' ? 'beaded ' : '';
  return `${head.baseHeightMm < 1.5 ? 'low ' : ''}${edge}bezel`;
}

function haloWords({ count, outline, edge }: PartOf<'halo'>): string {
  const shaped = outline === 'follow' ? '' : `${outline} `;
  const edged = edge === 'scalloped' ? 'scalloped ' : edge === 'milgrain' ? 'beaded ' : 'smooth ';
  return `a ${edged}${shaped}halo of ${count}`;
}

function sayRow(draft: Draft): string {
  const row = partOf(draft, 'eternity-row');
  if (row)
    return `${row.count} in ${row.setting === 'channel' ? 'a channel' : row.setting === 'pave' ? 'pavé' : 'shared claws'}`;
  const flush = partOf(draft, 'flush');
  if (flush) return `${sayCount(flush.count)} sunk level`;
  const face = partOf(draft, 'signet-face');
  return face ? `${withArticle(face.shape === 'rectangle' ? 'rectangular' : face.shape)} face` : '';
}

function sayBand(draft: Draft): string {
  const shank = shankOf(draft);
  if (!shank) return 'a band';
  const words = partOf(draft, 'pave') ? ['pavé shoulders'] : [];
  if (shank.kind === 'split-shank') words.push('a shank that divides');
  else if (shank.kind === 'twist-shank') words.push('two strands wound around each other');
  else if (words.length === 0) words.push(profileWords[shank.profile]);
  if (partOf(draft, 'cathedral')) words.push('cathedral arches');
  if (partOf(draft, 'leaf-shoulders')) words.push('leaves climbing the shoulders');
  if (partOf(draft, 'milgrain')) words.push('milgrained edges');
  if (draft.metal.finish !== 'polished') words.push(`a ${draft.metal.finish} finish`);
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? 'a band');
}

/** What it is good for, in words that are true of what is there. */
function sayUse(draft: Draft): string {
  const [head] = headsOf(draft);
  if (head?.kind === 'bezel-head' && head.baseHeightMm < 1.5) return 'slips under a glove';
  if (partOf(draft, 'halo') && partOf(draft, 'pave')) return 'bright from every side';
  if (head && head.baseHeightMm > 3) return 'stands tall in the light';
  if (partOf(draft, 'leaf-shoulders')) return 'a small garden for the hand';
  if (shankOf(draft)?.kind === 'twist-shank') return 'as strong as it looks delicate';
  return '';
}
