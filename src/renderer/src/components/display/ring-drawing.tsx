import drawing from '../../assets/solitaire.svg';
import styles from './ring-drawing.module.css';

/** A solitaire as the studio's own pencil draws it. */
export function RingDrawing() {
  return <img className={styles.drawing} src={drawing} alt="" width={240} height={240} />;
}
