import { useState } from 'react';
import { classes } from '../../../lib/classes.ts';
import { abilities } from './abilities.ts';
import { pictureNamed } from '../pictures.ts';
import styles from './ability-ring.module.css';

/** A real ring, face-up, turning slowly with the six abilities around it. */
export function AbilityRing() {
  const [isStopped, setStopped] = useState(false);
  return (
    <section className={styles.section} aria-label="Six abilities">
      <div className={classes(styles.ring, isStopped && styles.stopped)}>
        <img
          className={styles.metal}
          src={pictureNamed('eternity.webp')}
          alt="A full eternity band seen from above"
          width={900}
          height={900}
          loading="lazy"
          decoding="async"
        />
        <ul className={styles.badges}>
          {abilities.map(({ id, name }) => (
            <li key={id} className={styles.place}>
              <span className={styles.badge}>{name}</span>
            </li>
          ))}
        </ul>
        <p className={styles.middle}>Six ways in, one document behind them.</p>
      </div>
      <button type="button" className={styles.stop} onClick={() => setStopped(!isStopped)}>
        {isStopped ? 'Let the ring turn' : 'Stop the ring'}
      </button>
    </section>
  );
}
