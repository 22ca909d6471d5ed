import type { PartOf } from '#spec/part-registry.ts';
import { headsOf, partOf, partsOf, shankOf } from '../../parts/find-parts.ts';
import type { PieceDraft } from '../../piece-draft.ts';
import { sayHalo } from '../../parts/say-halo.ts';
import { inSeries, sayCount, withArticle } from '../../words/numbers.ts';
import { sayMelee, sayStones } from '../../words/say-stone.ts';

const profileWords: Readonly<Record<PartOf<'shank'>['profile'], string>> = {
  d: 'D-shaped band',
  flat: 'flat band',
  court: 'comfort-fit band',
  'half-round': 'half-round band',
  knife: 'knife-edge band',
};

/** A ring in a few words, read off its parts: the head, the band, and what they are good for. */
export function sayRing(draft: PieceDraft): string {
  const head = sayHead(draft);
  const band = sayBand(draft, head === undefined);
  const use = sayUse(draft);
  return [head === undefined ? band : `${head} ${band}`, use].filter((part) => part !== '').join(', ');
}

/** What stands on the band, up to the word that joins it to the band; undefined for a plain one. */
function sayHead(draft: PieceDraft): string | undefined {
  const heads = headsOf(draft);
  const [first, second] = heads;
  if (!first) return sayRow(draft);
  const stone = draft.stones[first.holds];
  const held = first.kind === 'bezel-head' ? bezelWords(first) : `${sayCount(first.prongs)} claws`;
  if (partOf(draft, 'halo')) return `${sayStones(1, stone)} in ${sayHalo(draft)} on`;
  if (second && second.holds === first.holds) return `${sayStones(heads.length, stone)} in bezels on`;
  const beside = second && draft.stones[second.holds];
  if (second && beside) {
    const alike = stone?.gem === beside.gem && stone.shape === beside.shape;
    if (heads.length === 2) return `${sayStones(1, stone)} beside ${sayStones(1, beside)}, on a slant, on`;
    return `${sayStones(1, stone)} between ${alike ? 'two smaller ones' : sayStones(2, beside)} on`;
  }
  const across = first.orientation === 'east-west' ? ' laid across the finger' : '';
  return `${sayStones(1, stone)}${across} in ${held} on`;
}

function bezelWords(head: PartOf<'bezel-head'>): string {
  return withArticle(`${isLow(head) ? 'low ' : ''}${head.edge === 'milgrain' ? 'milgrained ' : ''}bezel`);
}

const rowWords = { channel: 'in a channel', pave: 'in pavé', 'shared-prong': 'in shared claws' } as const;

function sayRow(draft: PieceDraft): string | undefined {
  const row = partOf(draft, 'eternity-row');
  if (row) {
    const around = row.arcDeg === 360 ? 'all the way round' : 'over the top of';
    return `${sayStones(row.count, draft.stones[row.holds])} ${rowWords[row.setting]} ${around}`;
  }
  const flush = partOf(draft, 'flush');
  if (flush) return `${sayMelee(flush.count, draft.stones[flush.holds])} set flush in`;
  const face = partOf(draft, 'signet-face');
  return face && `${withArticle(face.shape === 'rectangle' ? 'rectangular' : face.shape)} face on`;
}

/** @param alone the band is the whole ring: then its width tells it from the next */
function sayBand(draft: PieceDraft, alone: boolean): string {
  const shank = shankOf(draft);
  if (!shank) return 'a band';
  const finish = draft.metal.finish === 'polished' ? '' : `${draft.metal.finish} `;
  const width = alone ? `${shank.shoulderWidthMm} mm ` : '';
  const extras = [
    ...(partOf(draft, 'pave') ? ['pavé shoulders'] : []),
    ...(partOf(draft, 'cathedral') ? ['cathedral arches'] : []),
    ...(partOf(draft, 'leaf-shoulders') ? ['leaves climbing the shoulders'] : []),
    ...(partsOf(draft, 'milgrain').length > 0 ? ['milgrained edges'] : []),
  ];
  const hoop =
    shank.kind === 'split-shank'
      ? `${shank.profile === 'knife' ? 'knife-edge ' : ''}split shank`
      : shank.kind === 'twist-shank'
        ? alone
          ? 'band of two strands twisted together'
          : 'shank of two strands twisted together'
        : profileWords[shank.profile];
  return `${withArticle(`${finish}${width}${hoop}`)}${extras.length > 0 ? ` with ${inSeries(extras)}` : ''}`;
}

/** A stone so low wears under gloves. */
const LOW_BASE_MM = 1.5;

/** From this base on a stone stands clear of its band. */
const HIGH_BASE_MM = 3;

function isLow(head: PartOf<'bezel-head'>): boolean {
  return head.baseHeightMm < LOW_BASE_MM;
}

/** What it is good for, in words that are true of what is there. */
function sayUse(draft: PieceDraft): string {
  const heads = headsOf(draft);
  const [head] = heads;
  const stations = heads.length > 1 && heads[1]?.holds === head?.holds;
  if (head?.kind === 'bezel-head' && isLow(head) && !stations && !partOf(draft, 'halo')) return 'low enough for gloves';
  if (head && head.baseHeightMm > HIGH_BASE_MM) return 'set high for the light';
  return '';
}
