import type { ComposedDesign } from '../../composed-design.ts';
import { partOf } from '../../parts/find-parts.ts';
import { spokenAs, spokenBodies } from '../../parts/spoken.ts';
import { inSeries } from '../../phrasing/numbers.ts';

/** A chandbali or a tikka in a few words: its moon or plate with what is along, in and below it, and how it is worn. */
export function sayEdged(design: ComposedDesign): string {
  const moon = partOf(design, 'crescent');
  const bodies = spokenBodies(design);
  const isMoonWord = (words: string): boolean => moon !== undefined && words.includes('crescent');
  const leading = bodies.find(isMoonWord) ?? bodies.at(-1) ?? 'a plate';
  const others = bodies.filter((words) => words !== leading);
  const extras = spokenAs(design, 'extra').filter((words) => !words.startsWith('milgrain'));
  const joined = leading.includes(' with ') ? `${leading}, ` : `${leading} with `;
  const said = extras.length > 0 ? `${joined}${inSeries(extras)}` : leading;
  const beside = others.length > 0 ? [`${inSeries(others)} with it`] : [];
  return [said, ...beside, ...spokenAs(design, 'worn')].join(', ');
}
