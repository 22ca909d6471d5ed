import type { PartOf } from '#spec/part-registry.ts';
import { headsOf, partOf, partsOf } from '../../parts/find-parts.ts';
import type { PieceDraft } from '../../piece-draft.ts';
import { motifOfId } from '../../compose/hanging/draw-plate.ts';
import { sayCount, withArticle } from '../../words/numbers.ts';
import { sayHalo } from '../../parts/say-halo.ts';
import { sayMelee, sayStones } from '../../words/say-stone.ts';

type Plate = PartOf<'plate'>;

/** A pendant or an earring in a few words, read off its parts from top to bottom. */
export function sayHanging(draft: PieceDraft): string {
  const bodies = Object.entries(draft.parts).flatMap(([id, part]) => sayBody(id, part, draft));
  const joined = partsOf(draft, 'link').length > 0 ? ' swinging below ' : ' with ';
  const [top = '', ...below] = bodies;
  const [first] = below;
  const echo = first !== undefined && echoed(draft);
  const said = echo
    ? `${first}${joined}a smaller one`
    : below.length === 0
      ? top
      : `${below.join(' and ')}${joined}${top}`;
  return partOf(draft, 'ear-wire') ? `${said}, on hooks` : said;
}

/** Whether the top repeats what hangs below it. */
function echoed(draft: PieceDraft): boolean {
  return Object.keys(draft.parts).some((id) => motifOfId(id) !== id);
}

function sayBody(id: string, part: PieceDraft['parts'][string], draft: PieceDraft): readonly string[] {
  if (part.kind === 'plate') return [sayPlate(id, part, draft)];
  if ((part.kind !== 'prong-head' && part.kind !== 'bezel-head') || part.on !== undefined) return [];
  const stone = sayStones(1, draft.stones[part.holds]);
  const across = part.orientation === 'east-west' ? ' laid across' : '';
  const hasHalo = partsOf(draft, 'halo').some(({ around }) => around === id);
  if (hasHalo) return [`${stone}${across} in ${sayHalo(draft, id)}`];
  const held =
    part.kind === 'bezel-head'
      ? `a ${part.edge === 'milgrain' ? 'milgrained ' : ''}bezel`
      : `${sayCount(part.prongs)} claws`;
  return [`${stone}${across} in ${held}`];
}

function sayPlate(id: string, plate: Plate, draft: PieceDraft): string {
  const name = plate.shape === 'free' ? motifOfId(id) : plate.shape === 'round' ? 'disc' : plate.shape;
  const relief = plate.border > 0 ? 'open ' : plate.domeMm > 0 ? 'domed ' : '';
  const finish = draft.metal.finish === 'polished' ? '' : `${draft.metal.finish} `;
  const body = withArticle(`${finish}${relief}${plate.widthMm} mm ${name}`);
  const set = headsOf(draft).find((head) => head.on === id);
  if (set) return `${body} with ${sayStones(1, draft.stones[set.holds])} in a bezel`;
  const flush = partOf(draft, 'flush');
  return flush?.on === id ? `${body} with ${sayMelee(flush.count, draft.stones[flush.holds])} set flush` : body;
}
