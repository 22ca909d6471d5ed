import { brand } from '#shared/brand.ts';
import { FILM_ENDPOINT } from '#shared/site/film.ts';
import { TryStudioButton } from './try-studio-button.tsx';
import { TurnableShowpiece } from '../showpiece/turnable-showpiece.tsx';
import { useSiteConfig } from '../../../site/use-site-config.ts';
import { Film } from './film.tsx';
import styles from './hero.module.css';

/** The film with the headline on it, and under it one real piece. */
export function Hero() {
  const services = useSiteConfig();
  return (
    <section className={styles.hero} aria-labelledby="headline">
      <div className={styles.screen}>
        <div className={styles.words}>
          <h1 className={styles.headline} id="headline">
            {brand.tagline}
          </h1>
          <p className={styles.lead}>
            Say what your client wants. Get four designs, pictured, weighed and priced, ready for your caster.
          </p>
          <div className={styles.buttons}>
            <TryStudioButton className={styles.button} />
            <a
              className={styles.video}
              href={services?.seeVideo.endpoint ?? FILM_ENDPOINT}
              target="_blank"
              rel="noopener"
            >
              <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" aria-hidden>
                <circle cx="12" cy="12" r="11.25" />
                <path d="M10 8.2 16 12 10 15.8Z" fill="currentColor" />
              </svg>
              See Video
            </a>
          </div>
        </div>
        <Film host={services?.mediaHost} />
      </div>
      <TurnableShowpiece />
    </section>
  );
}
