import { brand } from '#shared/brand.ts';
import { SampleNote } from '../../components/display/sample-note.tsx';
import { PlainPage } from '../../site/plain-page.tsx';
import styles from './team-page.module.css';

/** The people of the shop; until it names them in its settings file, the page shows a sample of short lines. */
export function TeamPage() {
  return (
    <PlainPage title="Our Team" lead="The people in the workshop, at the counter and behind the screen.">
      {brand.team.length > 0 ? <People /> : <Places />}
    </PlainPage>
  );
}

function People() {
  return (
    <ul className={styles.people}>
      {brand.team.map(({ name, does }) => (
        <li key={name} className={styles.person}>
          <p className={styles.letter} aria-hidden>
            {name.slice(0, 1)}
          </p>
          <p className={styles.name}>{name}</p>
          <p className={styles.does}>{does}</p>
        </li>
      ))}
    </ul>
  );
}

/** Visibly a sample: no person is made up. */
function Places() {
  return (
    <>
      <SampleNote>The people of the studio are introduced here by name.</SampleNote>
      <ul className={styles.places}>
        {['The goldsmith', 'The designer', 'The setter'].map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </>
  );
}
