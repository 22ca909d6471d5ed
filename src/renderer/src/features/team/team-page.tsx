import { brand } from '#shared/brand.ts';
import { Rosette } from '../../components/display/brand-mark.tsx';
import { SampleNote } from '../../components/display/sample-note.tsx';
import { PlainPage } from '../../site/plain-page.tsx';
import styles from './team-page.module.css';

/** How the page reads once the shop has introduced its people: trades, for no person is made up. */
const trades = [
  { name: 'The designer', does: 'Listens to the client, and chooses with them among the designs.' },
  { name: 'The goldsmith', does: 'Has each piece cast, then files, joins and polishes it.' },
  { name: 'The setter', does: 'Seats every stone, and checks that it holds.' },
] as const;

/** The people of the shop; until it names them in its settings file, a sample of the trades. */
export function TeamPage() {
  const areNamed = brand.team.length > 0;
  return (
    <PlainPage title="Our Team" lead="The people in the workshop, at the counter and behind the screen.">
      {!areNamed && <SampleNote>Your own people, by name. Set in the brand settings.</SampleNote>}
      <ul className={styles.people}>
        {(areNamed ? brand.team : trades).map(({ name, does }) => (
          <li key={name} className={styles.person}>
            <p className={styles.letter} aria-hidden>
              {areNamed ? name.slice(0, 1) : <Rosette size={72} />}
            </p>
            <p className={styles.name}>{name}</p>
            <p className={styles.does}>{does}</p>
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}
