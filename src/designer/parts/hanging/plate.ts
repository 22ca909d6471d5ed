import type { PartOf } from '#spec/part-registry.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { plateVolumeMm3 } from '../../proportions/hanging/plate-volume.ts';
import { inSeries, withArticle } from '../../phrasing/numbers.ts';
import { sayMelee, sayStones } from '../../phrasing/say-stone.ts';
import { partOf, partsOf } from '../find-parts.ts';
import { freePlate } from '../free-measures/hanging.ts';
import { none, noTraits, type PartKnowledge } from '../part-knowledge.ts';
import { motifOfId } from '../plate-id.ts';

/** A flat or domed body in an outline. */
export const plateKnowledge = {
  volumeMm3: plateVolumeMm3,
  spanMm: ({ heightMm }) => heightMm,
  stones: none,
  head: false,
  bought: none,
  say: (part, design, id) => ({ as: 'body', words: sayPlate(part, design, id) }),
  traits: noTraits,
  free: freePlate,
} as const satisfies PartKnowledge<'plate'>;

function sayPlate(part: PartOf<'plate'>, design: ComposedDesign, id: string): string {
  const name = part.shape === 'free' ? motifOfId(id) : part.shape === 'round' ? 'disc' : part.shape;
  const relief = part.border > 0 ? 'open ' : part.domeMm > 0 ? 'domed ' : '';
  const finish = design.metal.finish === 'polished' ? '' : `${design.metal.finish} `;
  const body = withArticle(`${finish}${relief}${Math.max(part.widthMm, part.heightMm)} mm ${name}`);
  const carried = [
    ...(partsOf(design, 'milgrain').some(({ on }) => on === id) ? ['a beaded edge'] : []),
    ...sayCarried(design, id),
  ];
  return carried.length === 0 ? body : `${body} with ${inSeries(carried)}`;
}

/** The stones that a plate carries. */
function sayCarried(design: ComposedDesign, id: string): readonly string[] {
  const collar = partsOf(design, 'bezel-head').find(({ on }) => on === id);
  if (collar) return [`${sayStones(1, design.stones[collar.holds])} in a bezel`];
  const cup = partsOf(design, 'pearl-cup').find(({ on }) => on === id);
  if (cup) return [`${sayStones(1, design.stones[cup.holds])} on a peg`];
  const sunk = partOf(design, 'flush');
  return sunk?.on === id ? [`${sayMelee(sunk.count, design.stones[sunk.holds])} set flush`] : [];
}
