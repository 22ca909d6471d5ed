import { showpiece } from '../../assets/showpiece/showpiece.ts';
import { DARK_SCREEN } from '../../lib/dark-screen.ts';
import { SummaryLine } from '../../studio/pieces/summary-line.tsx';
import styles from './example-piece.module.css';

/** Shown until something was made here: what a sentence can lead to. */
export function ExamplePiece() {
  return (
    <figure className={styles.piece}>
      <picture>
        <source media={DARK_SCREEN} srcSet={showpiece.pictureByNight} />
        <img
          className={styles.picture}
          src={showpiece.picture}
          width={showpiece.sidePx}
          height={showpiece.sidePx}
          alt={showpiece.alt}
        />
      </picture>
      <figcaption className={styles.caption}>
        <p className={styles.sentence}>“{showpiece.brief}”</p>
        <SummaryLine entries={showpiece.entries} />
        <p className={styles.note}>Your own designs will appear here.</p>
      </figcaption>
    </figure>
  );
}
