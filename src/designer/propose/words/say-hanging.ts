import type { PartOf } from '#spec/part-registry.ts';
import { headsOf, partOf, partsOf } from '../choose/find-parts.ts';
import type { Draft } from '../draft.ts';
import { motifOfId } from '../hanging/draw-plate.ts';
import { sayCount, withArticle } from './numbers.ts';
import { sayGem, sayStone } from './say-stone.ts';

type Plate = PartOf<'plate'>;

/** A pendant or an earring in a few words, read off its parts from top to bottom. */
export function sayHanging(draft: Draft): string {
  const bodies = Object.entries(draft.parts).flatMap(([id, part]) => sayBody(id, part, draft));
  const joined = partsOf(draft, 'link').length > 0 ? ', swinging below ' : ' with ';
  const [top, ...below] = bodies;
  const [first] = below;
  if (first !== undefined && echoed(draft)) return [`${first}${joined}a smaller one`, ...sayUse(draft)].join(', ');
  const said = below.length === 0 ? (top ?? '') : `${below.join(' and ')}${joined}${top ?? ''}`;
  return [said, ...sayUse(draft)].join(', ');
}

/** Whether the top repeats what hangs below it. */
function echoed(draft: Draft): boolean {
  return Object.keys(draft.parts).some((id) => motifOfId(id) !== id);
}

function sayBody(id: string, part: Draft['parts'][string], draft: Draft): readonly string[] {
  if (part.kind === 'plate') return [sayPlate(id, part, draft)];
  if ((part.kind !== 'prong-head' && part.kind !== 'bezel-head') || part.on !== undefined) return [];
  const stone = draft.stones[part.holds];
  if (!stone) return [];
  const across = part.orientation === 'east-west' ? ' laid across' : '';
  const halo = partsOf(draft, 'halo').find(({ around }) => around === id);
  if (halo)
    return [
      `${withArticle(sayStone(stone))}${across} in a ${halo.edge === 'scalloped' ? 'scalloped ' : ''}halo of ${halo.count}`,
    ];
  const held =
    part.kind === 'bezel-head'
      ? `a ${part.edge === 'milgrain' ? 'beaded ' : ''}bezel`
      : `${sayCount(part.prongs)} claws`;
  return [`${withArticle(sayStone(stone))}${across} in ${held}`];
}

function sayPlate(id: string, plate: Plate, draft: Draft): string {
  const name = plate.shape === 'free' ? motifOfId(id) : plate.shape === 'round' ? 'disc' : plate.shape;
  const relief = plate.border > 0 ? 'open ' : plate.domeMm > 0 ? 'domed ' : '';
  const finish = draft.metal.finish === 'polished' ? '' : `${draft.metal.finish} `;
  const body = withArticle(`${finish}${relief}${name}`);
  const set = headsOf(draft).find((head) => head.on === id);
  const flush = partOf(draft, 'flush');
  if (set) return `${body} with ${withArticle(stoneName(draft, set.holds))} in a bezel`;
  if (!flush || flush.on !== id) return body;
  const gem = stoneName(draft, flush.holds);
  return flush.count === 1
    ? `${body} with ${withArticle(gem)} sunk level`
    : `${body} with ${sayCount(flush.count)} ${gem}s sunk level`;
}

function stoneName(draft: Draft, id: string): string {
  const stone = draft.stones[id];
  return stone ? sayGem(stone.gem) : 'stone';
}

function sayUse(draft: Draft): readonly string[] {
  if (partOf(draft, 'ear-wire')) return ['on a hook that needs no nut'];
  return [];
}
