import type { BenchView } from '#picture/contract.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { ErrorPanel } from '../../../components/display/error-panel.tsx';
import { plain, THIN } from '#shared/measure-words.ts';
import type { Piece } from '../use-piece.ts';
import styles from './three-views.module.css';
import { viewsInOrder, type ShownView, useBenchViews } from './use-bench-views.ts';

const labels: Readonly<Record<BenchView, string>> = { top: 'From above', front: 'Front', side: 'Right side' };

/**
 * The piece drawn for the bench in third-angle projection: the view from above over the front, the right side beside it,
 * at one scale and with the outside measures of what is drawn.
 */
export function ThreeViews({ piece }: { readonly piece: Piece }) {
  const { kind, title } = piece.spec;
  const { views, problem } = useBenchViews(piece.revision.spec);
  const { pair, onBoughtChain } = pieceKinds[kind];
  if (problem !== undefined) return <ErrorPanel problem={problem} />;
  return (
    <ul className={styles.views} aria-busy={views === undefined}>
      {viewsInOrder.map((view) => (
        <li key={view} className={styles[view]}>
          {views === undefined ? (
            <p className={styles.coming}>Drawing…</p>
          ) : (
            <img className={styles.drawing} src={views[view].address} alt={`${title}, ${labels[view].toLowerCase()}`} />
          )}
          <p className={styles.caption}>
            <span>{labels[view]}</span>
            {views && <span>{measuresOf(views[view])}</span>}
          </p>
        </li>
      ))}
      {(pair || onBoughtChain) && <li className={styles.note}>{pair ? 'One of the pair' : 'Without its chain'}</li>}
    </ul>
  );
}

/** What is drawn, across and upwards, to the tenth of a millimetre that a calliper is read to. */
function measuresOf({ acrossMm, upMm }: ShownView): string {
  const [across, up] = [acrossMm, upMm].map((mm) => plain(Math.round(mm * 10) / 10));
  return `${across} × ${up}${THIN}mm`;
}
