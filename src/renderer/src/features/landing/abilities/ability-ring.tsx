import { useState } from 'react';
import { Link } from 'react-router-dom';
import { classes } from '../../../lib/classes.ts';
import { LandingPicture } from '../landing-picture.tsx';
import { ComingSoon } from '../../../components/display/coming-soon.tsx';
import { ReadyNow } from '../../../components/display/ready-now.tsx';
import { abilities, cardId, WHAT_COMES } from './abilities.ts';
import styles from './ability-ring.module.css';

/** A real piece that is a ring from above, turning slowly with the six abilities around it; each leads to its card. */
export function AbilityRing() {
  const [isStopped, setStopped] = useState(false);
  return (
    <section className={styles.section} aria-label="Six abilities">
      <div className={classes(styles.ring, isStopped && styles.stopped)}>
        <LandingPicture
          name="pictures/rope"
          frameClassName={styles.metal}
          className={styles.clear}
          alt="A gold bangle twisted like a rope, from above"
          sizes="(max-width: 800px) 90vw, 680px"
        />
        <ul className={styles.badges}>
          {abilities.map(({ id, name, isPlanned }) => (
            <li key={id} className={styles.place}>
              <Link className={styles.badge} to={`/#${cardId(id)}`}>
                {name}
                <span className={styles.ahead}>{isPlanned ? <ComingSoon /> : <ReadyNow />}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.middle}>{WHAT_COMES}</p>
      </div>
      <button type="button" className={styles.stop} data-needs-script onClick={() => setStopped(!isStopped)}>
        {isStopped ? 'Let the ring turn' : 'Stop the ring'}
      </button>
    </section>
  );
}
