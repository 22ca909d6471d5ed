import { Link } from 'react-router-dom';
import { paths } from '../../lib/navigation/paths.ts';
import styles from './library-head.module.css';

const places = [
  { label: 'All', to: paths.catalog },
  { label: 'Liked', to: paths.liked },
  { label: 'Titles and tags', to: paths.listings },
] as const;

interface LibraryHeadProps {
  readonly title: string;
  readonly here: (typeof places)[number]['to'];
}

/** The heading of a page of the library, and the way to the others. */
export function LibraryHead({ title, here }: LibraryHeadProps) {
  return (
    <header className={styles.head}>
      <h1 className={styles.heading}>{title}</h1>
      <nav className={styles.places} aria-label="Library">
        {places.map(({ label, to }) => (
          <Link key={to} className={styles.place} to={to} aria-current={to === here ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
    </header>
  );
}
