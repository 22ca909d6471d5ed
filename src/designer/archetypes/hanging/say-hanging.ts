import { partsOf } from '../../parts/find-parts.ts';
import { motifOfId } from '../../parts/plate-id.ts';
import { spokenAs, spokenBodies } from '../../parts/spoken.ts';
import type { PieceDraft } from '../../piece-draft.ts';

/** A pendant or an earring in a few words, read off its parts from top to bottom. */
export function sayHanging(draft: PieceDraft): string {
  const joined = partsOf(draft, 'link').length > 0 ? ' swinging below ' : ' with ';
  const [top = '', ...below] = spokenBodies(draft);
  const [first] = below;
  const echo = first !== undefined && echoed(draft);
  const said = echo
    ? `${first}${joined}a smaller one`
    : below.length === 0
      ? top
      : `${below.join(' and ')}${joined}${top}`;
  return [said, ...spokenAs(draft, 'worn')].join(', ');
}

/** Whether the top repeats what hangs below it. */
function echoed(draft: PieceDraft): boolean {
  return Object.keys(draft.parts).some((id) => motifOfId(id) !== id);
}
