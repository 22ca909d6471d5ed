import { showpiece } from '../../assets/showpiece/showpiece.ts';
import { SummaryLine } from '../../studio/pieces/summary-line.tsx';
import styles from './example-piece.module.css';

/** Shown until something was made here: what a sentence can lead to. */
export function ExamplePiece() {
  return (
    <figure className={styles.piece}>
      <img
        className={styles.picture}
        src={showpiece.picture}
        width={showpiece.sidePx}
        height={showpiece.sidePx}
        alt={showpiece.alt}
      />
      <figcaption className={styles.caption}>
        <p className={styles.sentence}>“{showpiece.brief}”</p>
        <SummaryLine entries={showpiece.entries} />
        <p className={styles.note}>Your own designs will appear here.</p>
      </figcaption>
    </figure>
  );
}
