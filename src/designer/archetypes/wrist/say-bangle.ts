import { headsOf, inTurnOf } from '../../parts/heads.ts';
import { spokenAs, spokenHoop } from '../../parts/spoken.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { inSeries } from '../../phrasing/numbers.ts';
import { sayMelee } from '../../phrasing/say-stone.ts';

/** A bangle in a few words, read off its parts. */
export function sayBangle(design: ComposedDesign): string {
  const body = spokenHoop(design, true) ?? 'a bangle';
  const extras = [...sayStations(design), ...spokenAs(design, 'extra')];
  return extras.length > 0 ? `${body} with ${inSeries(extras)}` : body;
}

function sayStations(design: ComposedDesign): readonly string[] {
  const heads = headsOf(design);
  const [head] = heads;
  return head
    ? [`${sayMelee(heads.length, design.stones[head.holds], inTurnOf(design, heads))} in bezels over the top`]
    : [];
}
