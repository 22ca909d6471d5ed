import { partOf } from '../../parts/find-parts.ts';
import { headsOf, inTurnOf } from '../../parts/heads.ts';
import { spokenAs, spokenHoop } from '../../parts/spoken.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { inSeries } from '../../phrasing/numbers.ts';
import { sayMelee } from '../../phrasing/say-stone.ts';

/** A bangle in a few words, read off its parts. */
export function sayBangle(design: ComposedDesign): string {
  const [motif] = spokenAs(design, 'set').filter(() => partOf(design, 'motif') !== undefined);
  const hoop = spokenHoop(design, motif === undefined) ?? 'a bangle';
  const body = motif === undefined ? hoop : `${motif} ${hoop}`;
  const extras = [...sayStations(design), ...spokenAs(design, 'extra')];
  return extras.length > 0 ? `${body} with ${inSeries(extras)}` : body;
}

function sayStations(design: ComposedDesign): readonly string[] {
  const heads = headsOf(design);
  const [head] = heads;
  return head && !partOf(design, 'motif')
    ? [`${sayMelee(heads.length, design.stones[head.holds], inTurnOf(design, heads))} in bezels over the top`]
    : [];
}
