import type { Draft } from '../journal/draft.ts';
import { timesOrdered } from './order-totals.ts';
import { useTogether } from './use-together.ts';

interface TimesMadeProps {
  readonly draft: Draft;
  readonly className?: string | undefined;
}

/** "4 of them: 33.08 g · $3,200", for a design that is made more than once. */
export function TimesMade({ draft, className }: TimesMadeProps) {
  const times = timesOrdered(draft);
  const together = useTogether([draft]);
  if (times === 1) return null;
  return (
    <p className={className}>
      {times} of them{together === undefined ? '' : `: ${together}`}
    </p>
  );
}
