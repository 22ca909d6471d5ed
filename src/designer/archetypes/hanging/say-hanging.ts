import { partsOf } from '../../parts/find-parts.ts';
import { motifOfId } from '../../parts/plate-id.ts';
import { spokenAs, spokenBodies } from '../../parts/spoken.ts';
import type { ComposedDesign } from '../../composed-design.ts';

/** A pendant or an earring in a few words, read off its parts from top to bottom. */
export function sayHanging(design: ComposedDesign): string {
  const joined = partsOf(design, 'link').length > 0 ? ' swinging below ' : ' with ';
  const [top = '', ...below] = spokenBodies(design);
  const [first] = below;
  const echo = first !== undefined && echoed(design);
  const said = echo
    ? `${first}${joined}a smaller one`
    : below.length === 0
      ? top
      : `${below.join(' and ')}${joined}${top}`;
  return [said, ...spokenAs(design, 'worn')].join(', ');
}

/** Whether the top repeats what hangs below it. */
function echoed(design: ComposedDesign): boolean {
  return Object.keys(design.parts).some((id) => motifOfId(id) !== id);
}
