import { Link } from 'react-router-dom';
import { variationsPath } from '../../lib/navigation/filled-paths.ts';
import type { TrayRecord } from '../../studio/journal/journal.ts';
import { AnchorPiece } from '../../studio/pieces/anchor-piece.tsx';

const says = {
  variations: 'All of these were drawn from this one, the most alike first.',
  prices: 'The same design for less and for more.',
} as const;

/** Above a tray: the design that all of it was drawn from. */
export function DrawnFrom({ draft, as }: NonNullable<TrayRecord['drawnFrom']>) {
  return (
    <>
      <AnchorPiece id={draft} says={says[as]} />
      {as === 'variations' && (
        <p>
          <Link to={variationsPath(draft)}>Change what stays and how near they are</Link>
        </p>
      )}
    </>
  );
}
