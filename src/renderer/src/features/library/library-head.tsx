import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/navigation/paths.ts';
import { addressOfFilter, filterIn } from './catalogue-filter.ts';
import styles from './library-head.module.css';

const places = [
  { label: 'All', to: paths.catalog },
  { label: 'Liked', to: paths.liked },
  { label: 'Pictures', to: paths.pictures },
  { label: 'Uploads', to: paths.uploads },
  { label: 'Titles and tags', to: paths.listings },
] as const;

interface LibraryHeadProps {
  readonly title: string;
  readonly here: (typeof places)[number]['to'];
}

/** The heading of a page of the library, and the way to the others, which show the same choice. */
export function LibraryHead({ title, here }: LibraryHeadProps) {
  const [params] = useSearchParams();
  const workshop = params.get('workshop');
  const kept = { ...addressOfFilter(filterIn(params)), ...(workshop === null ? {} : { workshop }) };
  const search = new URLSearchParams(kept).toString();
  return (
    <header className={styles.head}>
      <h1 className={styles.heading}>{title}</h1>
      <nav className={styles.places} aria-label="Library">
        {places.map(({ label, to }) => (
          <Link
            key={to}
            className={styles.place}
            to={{ pathname: to, search }}
            aria-current={to === here ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
    </header>
  );
}
