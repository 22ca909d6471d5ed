import type { Draft } from '../journal/draft.ts';
import { timesOrdered, togetherInWords } from './order-totals.ts';

interface TimesMadeProps {
  readonly draft: Draft;
  readonly className?: string | undefined;
}

/** "4 of them: 33.08 g · $3,200", for a design that is made more than once. */
export function TimesMade({ draft, className }: TimesMadeProps) {
  const times = timesOrdered(draft);
  if (times === 1) return null;
  const together = togetherInWords([draft]);
  return (
    <p className={className}>
      {times} of them{together === undefined ? '' : `: ${together}`}
    </p>
  );
}
