import { DARK_SCREEN } from '../../../lib/dark-screen.ts';
import { addressOf, sizesOf } from '../pictures.ts';
import styles from './studio-screen.module.css';

const PHONE = '(max-width: 500px)';
const PHONE_PX = 780;
const SIDES_PX = [1200, 2400] as const;
const SIZES = 'min(1200px, 90vw)';

/** The studio's own screen, as `npm run media` photographed it, with its answers to the sentence of step one. */
export function StudioScreen() {
  const phone = { width: 780, height: 1040 };
  const wide = { sizes: SIZES, width: 2400, height: 1500 };
  return (
    <figure className={styles.screen}>
      <picture>
        <source
          media={`${PHONE} and ${DARK_SCREEN}`}
          srcSet={addressOf('pictures/studio-phone', 'night', PHONE_PX)}
          {...phone}
        />
        <source media={PHONE} srcSet={addressOf('pictures/studio-phone', 'day', PHONE_PX)} {...phone} />
        <source media={DARK_SCREEN} srcSet={sizesOf('pictures/studio', 'night', SIDES_PX)} {...wide} />
        <img
          src={addressOf('pictures/studio', 'day', SIDES_PX[0])}
          srcSet={sizesOf('pictures/studio', 'day', SIDES_PX)}
          {...wide}
          alt="The studio: what was understood of the sentence, and lotus pendants with their weights and prices"
          loading="lazy"
          decoding="async"
        />
      </picture>
      <figcaption>
        What you see first in the studio when you say that sentence. The other pieces follow below.
      </figcaption>
    </figure>
  );
}
