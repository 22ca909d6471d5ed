import { headsOf, inTurnOf } from '../../parts/heads.ts';
import { spokenAs, spokenHoop } from '../../parts/spoken.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { inSeries } from '../../phrasing/numbers.ts';
import { sayMelee } from '../../phrasing/say-stone.ts';

/** A hoop earring in a few words, read off its parts: its stones, its metal, how it closes. */
export function sayHoop(design: ComposedDesign): string {
  const set = spokenAs(design, 'set')[0] ?? sayStations(design);
  const hoop = spokenHoop(design, set === undefined) ?? 'a hoop';
  const extras = spokenAs(design, 'extra');
  const body = extras.length > 0 ? `${hoop} with ${inSeries(extras)}` : hoop;
  return [set === undefined ? body : `${set} ${body}`, ...spokenAs(design, 'worn')].join(', ');
}

function sayStations(design: ComposedDesign): string | undefined {
  const heads = headsOf(design);
  const [head] = heads;
  return (
    head &&
    `${sayMelee(heads.length, design.stones[head.holds], inTurnOf(design, heads))} ${heads.length > 1 ? 'in bezels' : 'in a bezel'} down the front of`
  );
}
