import type { ComposedDesign } from '../../composed-design.ts';
import { inSeries } from '../../phrasing/numbers.ts';
import { spokenAs, spokenBodies } from '../../parts/spoken.ts';

/** A jhumka in a few words: its bell with what hangs from it, and what that hangs from. */
export function sayJhumka(design: ComposedDesign): string {
  const bodies = spokenBodies(design);
  const bell = [bodies.at(-1) ?? '', ...spokenAs(design, 'extra')].join(' with ');
  const tops = bodies.slice(0, -1);
  const hung = tops.length > 0 ? [`${bell} swinging below ${inSeries(tops)}`] : [bell];
  return [...hung, ...spokenAs(design, 'worn')].join(', ');
}
