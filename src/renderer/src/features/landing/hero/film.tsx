import { type ComponentType, useEffect, useState } from 'react';
import { heroSizes, heroStills, stillPath, stillWidths } from '#shared/site/film.ts';
import { onceAtRest } from '../../../lib/once-at-rest.ts';
import { useMediaQuery } from '../../../lib/hooks/use-media-query.ts';
import styles from './film.module.css';

type Moving = ComponentType<{ readonly host: string }>;

/**
 * Pieces turning behind the headline. A still picture comes first and the film covers it once it plays. Users who ask for
 * reduced motion or less data keep the picture; on a slow line it stands until they press.
 * @param host origin of the film's files; undefined until the configuration is loaded
 */
export function Film({ host }: { readonly host: string | undefined }) {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const MovingFilm = useMovingFilm(host !== undefined && !isCalm);
  return (
    <div className={styles.film}>
      <picture>
        <source media="(max-width: 500px)" srcSet={heroStills('phone')} sizes={heroSizes.phone} />
        <img
          className={styles.picture}
          src={stillPath(stillWidths.wide[0], 'wide')}
          srcSet={heroStills('wide')}
          sizes={heroSizes.wide}
          alt=""
          width={2560}
          height={1440}
          fetchPriority="high"
        />
      </picture>
      {MovingFilm && host !== undefined && !isCalm && <MovingFilm host={host} />}
    </div>
  );
}

/** What plays the film: fetched where it is wanted, after all that the page needs first. */
function useMovingFilm(isWanted: boolean): Moving | undefined {
  const [moving, setMoving] = useState<Moving>();
  useEffect(() => {
    if (!isWanted) return;
    const fetchIt = (): void => {
      import('./moving-film.tsx').then(
        ({ MovingFilm }) => setMoving(() => MovingFilm),
        // Without it the picture stands.
        () => undefined,
      );
    };
    return onceAtRest(fetchIt);
  }, [isWanted]);
  return moving;
}
