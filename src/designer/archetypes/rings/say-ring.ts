import { liesAcross } from '#spec/parts/head-placement.ts';
import { partOf } from '../../parts/find-parts.ts';
import { headsOf, sayHeld } from '../../parts/heads.ts';
import { sayFlower, sayHalo, sayHiddenHalo } from '../../parts/say-halo.ts';
import { spokenAs, spokenHoop } from '../../parts/spoken.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { inSeries } from '../../phrasing/numbers.ts';
import { sayStones } from '../../phrasing/say-stone.ts';

/** A ring in a few words, read off its parts: the head, the band, and what they are good for. */
export function sayRing(design: ComposedDesign): string {
  const set = spokenAs(design, 'set')[0];
  const head = partOf(design, 'motif') ? set : (sayHead(design) ?? set);
  const hoop = spokenHoop(design, head === undefined) ?? 'a band';
  const extras = spokenAs(design, 'extra');
  const band = extras.length > 0 ? `${hoop} with ${inSeries(extras)}` : hoop;
  const use = sayUse(design);
  return [head === undefined ? band : `${head} ${band}`, use].filter((part) => part !== '').join(', ');
}

/** What stands on the band, including the word that joins it to the band; undefined without a head. */
function sayHead(design: ComposedDesign): string | undefined {
  const heads = headsOf(design);
  const [first, second] = heads;
  if (!first) return undefined;
  const stone = design.stones[first.holds];
  if (partOf(design, 'halo')) {
    const framed = sayFlower(design, stone) ?? `${sayStones(1, stone)} in ${sayHalo(design)}`;
    return `${framed}${sayHiddenHalo(design)} on`;
  }
  if (second && second.holds === first.holds) return `${sayStones(heads.length, stone)} in bezels on`;
  const beside = second && design.stones[second.holds];
  if (second && beside) {
    const alike = stone?.gem === beside.gem && stone.shape === beside.shape;
    if (heads.length === 2) return `${sayStones(1, stone)} beside ${sayStones(1, beside)}, on a slant, on`;
    const third = heads[2] && design.stones[heads[2].holds];
    if (third && third !== beside) {
      const sides = inSeries([sayStones(1, third), sayStones(1, beside)]);
      return `${sayStones(1, stone)} between ${sides} on`;
    }
    return `${sayStones(1, stone)} between ${alike ? 'two smaller ones' : sayStones(2, beside)} on`;
  }
  const across = liesAcross(first) ? ' laid across the finger' : '';
  return `${sayStones(1, stone)}${across} in ${sayHeld(first)}${sayHiddenHalo(design)} on`;
}

/** From this base on a stone stands clear of its band. */
const HIGH_BASE_MM = 3;

/** What it is good for, in words that its parts make true. */
function sayUse(design: ComposedDesign): string {
  const heads = headsOf(design);
  const [head] = heads;
  if (partOf(design, 'motif')) return '';
  if (head && head.baseHeightMm > HIGH_BASE_MM) return 'set high for the light';
  return '';
}
