import { brand } from '#shared/brand.ts';
import { Rosette } from '../../components/display/brand-mark.tsx';
import { SampleNote } from '../../components/display/sample-note.tsx';
import { PlainPage } from '../../site/plain-page.tsx';
import styles from './team-page.module.css';

/** The people of the shop; until it names them in its settings file, the page shows a sample. */
export function TeamPage() {
  const members = brand.team.length > 0 ? brand.team : places;
  return (
    <PlainPage title="Our Team" lead="The people in the workshop, at the counter and behind the screen.">
      {brand.team.length === 0 && <SampleNote>The people of the shop go here, by name and by what they do.</SampleNote>}
      <ul className={styles.people}>
        {members.map(({ name, does }) => (
          <li key={name} className={styles.person}>
            <p className={styles.letter} aria-hidden>
              {brand.team.length > 0 ? name.slice(0, 1) : <Rosette size={72} />}
            </p>
            <p className={styles.name}>{name}</p>
            <p className={styles.does}>{does}</p>
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}

/** Visibly a sample: no person is made up. */
const places = [
  { name: 'Your goldsmith', does: 'Sample' },
  { name: 'Your designer', does: 'Sample' },
  { name: 'Your setter', does: 'Sample' },
];
