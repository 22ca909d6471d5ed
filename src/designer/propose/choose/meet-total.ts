import { type Stone, stoneWidthMm } from '#spec/stone.ts';
import { estimateCarats } from '#spec/stone-weight.ts';
import type { Idea } from '../../archetypes/archetype.ts';
import { setStones } from '../../parts/set-stones.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import type { PieceWish } from '../../wish/piece-wish.ts';
import type { StoneUse } from '../../wish/stones/stone-use.ts';
import type { StoneWish } from '../../wish/stones/stone-wish.ts';

/** Near enough: 1 ct is sold from 0.99 to 1.01. */
const NEAR = 0.01;

const TRIES = 8;

/** The idea with stones that together have the said total weight, however it sets and counts them. */
export function meetingTotal(idea: Idea, { total }: StoneUse): Idea {
  if (total === 'planned') return idea;
  return { ...idea, compose: (asked, richness) => weighed(idea, total, asked, richness) };
}

function weighed(idea: Idea, total: StoneUse['total'], asked: PieceWish, richness: number): ComposedDesign {
  const { main } = asked.stones;
  const drawn = idea.compose(asked, richness);
  if (main?.totalCarats === undefined || main.size) return drawn;
  const open = searched(idea, asked, main, richness, drawn);
  if (open.off <= NEAR || main.count !== undefined || total !== 'counted') return open.design;
  // Where the count jumps past the weight, keep the count and change the size.
  const { count } = leadOf(open.design, main);
  const held = searched(idea, asked, { ...main, count }, richness, open.design);
  return held.off < open.off ? held.design : open.design;
}

interface Found {
  readonly design: ComposedDesign;
  /** Share by which the weight is missed. */
  readonly off: number;
}

/** Scales the leading stone by the error of the total weight; whatever depends on its size follows. */
function searched(idea: Idea, asked: PieceWish, main: StoneWish, richness: number, first: ComposedDesign): Found {
  const total = main.totalCarats ?? 0;
  let best: Found = { design: first, off: Infinity };
  let carats = (leadOf(first, main).carats * total) / Math.max(weightOf(first, main), 0.001);
  for (let attempt = 0; attempt < TRIES && best.off > NEAR; attempt += 1) {
    const sized: StoneWish = { ...main, size: { said: 'carats', carats } };
    const design = idea.compose({ ...asked, stones: { ...asked.stones, main: sized } }, richness);
    const weight = weightOf(design, main);
    const off = Math.abs(weight / total - 1);
    if (off < best.off) best = { design, off };
    carats *= total / Math.max(weight, 0.001);
  }
  return best;
}

/** The weight of all stones of the gem: centre, sides, halo, both ears. */
function weightOf(design: ComposedDesign, { gem }: StoneWish): number {
  return setStones(design).reduce((sum, line) => {
    const stone = design.stones[line.stone];
    return stone?.gem === gem ? sum + line.count * caratsOf(stone) : sum;
  }, 0);
}

/** The largest stone of the gem, and how many there are of it. */
function leadOf(design: ComposedDesign, { gem }: StoneWish): { readonly carats: number; readonly count: number } {
  const own = Object.entries(design.stones).filter(([, stone]) => stone.gem === gem);
  const [lead] = own.sort(([, a], [, b]) => caratsOf(b) - caratsOf(a));
  if (!lead) return { carats: 0, count: 0 };
  const [id, stone] = lead;
  const count = setStones(design).reduce((sum, line) => (line.stone === id ? sum + line.count : sum), 0);
  return { carats: caratsOf(stone), count };
}

function caratsOf(stone: Stone): number {
  return estimateCarats({ ...stone, widthMm: stoneWidthMm(stone) });
}
