import type { PartOf } from '#spec/part-registry.ts';
import { cutLayouts } from '#layout/cuts/registry.ts';
import { stoneWidthMm } from '#spec/stone.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { grade } from '../grade.ts';
import { sayStones } from '../../phrasing/say-stone.ts';
import { heldStone } from '../find-parts.ts';
import { none, noSpan, type PartKnowledge, type PartTraits } from '../part-knowledge.ts';

/** A flexible line of stones, each in a hinged setting of its own. */
export const tennisLineKnowledge = {
  volumeMm3: (part, design) => part.count * settingVolumeMm3(stoneWidthMm(heldStone(design, part)), part),
  spanMm: noSpan,
  stones: ({ count }) => ({ count, work: 'prong' }),
  head: false,
  bought: none,
  say: (line, design) => {
    const { count, holds, inTurn } = line;
    const spaced = daylightOf(line, design) > APART ? 'set apart, so that each one shows' : 'side by side';
    const stones = sayStones(count, design.stones[holds], design.stones[inTurn ?? '']);
    return { as: 'hoop', words: () => `${stones} ${spaced}` };
  },
  traits,
  free: 'fixed',
} as const satisfies PartKnowledge<'tennis-line'>;

function settingVolumeMm3(stoneMm: number, { gapMm }: PartOf<'tennis-line'>): number {
  return 0.42 * stoneMm ** 3 + 0.1 * gapMm * stoneMm;
}

/** From this much daylight between its stones on, in stones, each of a line stands by itself. */
const APART = 0.54;

/** The daylight between two stones over their length along the line: at corners claws stand in the gap. */
function daylightOf({ holds, gapMm, prongMm }: PartOf<'tennis-line'>, { stones }: ComposedDesign): number {
  const stone = stones[holds];
  if (!stone) return 0;
  const clawsMm = cutLayouts[stone.shape].sharpCorners ? prongMm : 0;
  return (gapMm - clawsMm) / stone.lengthMm;
}

function traits({ holds, gapMm }: PartOf<'tennis-line'>, design: ComposedDesign): PartTraits {
  const stone = design.stones[holds];
  const widthMm = stone ? stoneWidthMm(stone) : 0;
  const apart = gapMm / Math.max(widthMm, 0.1);
  const spacing = apart < 0.3 ? 'touching' : apart < 0.55 ? 'spaced' : apart < 0.8 ? 'apart' : 'far apart';
  const size = grade(widthMm, [2.1, 2.55, 3, 4]);
  return {
    silhouette: `${stone?.shape ?? ''} ${size} ${spacing}`,
    // In a line there is nothing but stones: another cut is another line, however near they stand.
    setting: `four claws on ${stone?.shape ?? ''}`,
    rhythm: spacing,
    profile: size,
  };
}
