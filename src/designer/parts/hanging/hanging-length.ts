import { joinedTo } from '#spec/references.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { knowledgeOf } from '../registry.ts';

/**
 * How long a piece is that hangs, in mm from end to end of its cast metal and its stones: bodies, joints, fringe, bail.
 * What is bought, as a hook or a chain, is left out, as it is on the sheet, and what hangs within an open body.
 */
export function hangingLengthMm(design: ComposedDesign): number {
  const within = hungWithin(design);
  return Object.entries(design.parts).reduce(
    (sum, [id, part]) => (within.has(id) ? sum : sum + knowledgeOf(part).spanMm(part, design, id)),
    0,
  );
}

/** The ids of all that hangs within an open body: from a loop at its lower side on down. */
function hungWithin({ parts }: ComposedDesign): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [id, part] of Object.entries(parts)) {
    const host = 'side' in part && part.side === 'bottom' && 'on' in part ? parts[part.on ?? ''] : undefined;
    if (host && knowledgeOf(host).holdsWithin) found.add(id);
  }
  let before = 0;
  while (found.size > before) {
    before = found.size;
    for (const [id, part] of Object.entries(parts)) {
      const carried = joinedTo(part, 'carries');
      const isBelow = [joinedTo(part, 'hangs'), joinedTo(part, 'fixed')].some(
        (on) => on !== undefined && found.has(on),
      );
      if (isBelow) found.add(id);
      if (carried !== undefined && found.has(id)) {
        found.add(carried);
        const body = joinedTo(parts[carried] ?? part, 'fixed');
        if (body !== undefined) found.add(body);
      }
    }
  }
  return found;
}
