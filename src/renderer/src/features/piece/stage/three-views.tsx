import type { ViewName } from '#picture/contract.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { plain, THIN } from '../../../lib/format/measure.ts';
import type { Piece } from '../use-piece.ts';
import styles from './three-views.module.css';
import { useDrawing } from './use-drawing.ts';

interface DrawnView {
  readonly view: ViewName;
  readonly label: string;
  /** The dimensions shown: indices into the box x × y × z, across and upwards. */
  readonly across: 0 | 1 | 2;
  readonly up: 0 | 1 | 2;
}

/** Pieces on a finger or wrist have their height along z, hanging ones along y. */
const standing: readonly DrawnView[] = [
  { view: 'face-up', label: 'Face-up', across: 0, up: 1 },
  { view: 'front', label: 'Front', across: 0, up: 2 },
  { view: 'side', label: 'Side', across: 1, up: 2 },
];
const hanging: readonly DrawnView[] = [
  { view: 'face-up', label: 'Face-up', across: 0, up: 1 },
  { view: 'front', label: 'Front', across: 0, up: 1 },
  { view: 'side', label: 'Side', across: 2, up: 1 },
];

/** The piece drawn face-up, from the front and from the side, at one scale, with its outside measures. */
export function ThreeViews({ piece }: { readonly piece: Piece }) {
  const dimensions = piece.solid.weighed?.sheet.dimensionsMm;
  // The largest side fills four fifths of its frame.
  const halfHeightMm = dimensions && Math.max(...dimensions) * 0.62;
  return (
    <ul className={styles.views}>
      {(pieceKinds[piece.spec.kind].hoop ? standing : hanging).map(({ view, label, across, up }) => (
        <li key={view} className={styles.view}>
          <Drawing piece={piece} view={view} label={label} halfHeightMm={halfHeightMm} />
          <p className={styles.caption}>
            <span>{label}</span>
            {dimensions && (
              <span>
                {plain(dimensions[across])} × {plain(dimensions[up])}
                {THIN}mm
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface DrawingProps {
  readonly piece: Piece;
  readonly view: ViewName;
  readonly label: string;
  readonly halfHeightMm: number | undefined;
}

function Drawing({ piece, view, label, halfHeightMm }: DrawingProps) {
  const drawing = useDrawing(piece.revision.spec, view, halfHeightMm);
  return drawing === undefined ? (
    <div className={styles.drawing} />
  ) : (
    <img className={styles.drawing} src={drawing} alt={`${piece.spec.title}, ${label.toLowerCase()}`} />
  );
}
