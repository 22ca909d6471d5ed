import { brand } from '#shared/brand.ts';
import { paths } from '../../app/paths.ts';
import { useTitle } from '../../app/use-title.ts';

import { BrandMark } from '../../components/brand-mark.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { FactsLine } from '../../components/facts-line.tsx';
import { showpiece } from '../../assets/showpiece.ts';
import styles from './landing-page.module.css';

/** The first page: one real piece, the sentence that made it, and the door to the studio. */
export function LandingPage() {
  useTitle('');
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <BrandMark to={paths.landing} />
        <ButtonLink to={paths.modes}>Open the studio</ButtonLink>
      </header>
      <main className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.headline}>{brand.tagline}</h1>
          <p className={styles.lead}>
            Say what your client wants. Get four pieces that can be made: drawn, photographed, weighed, priced, and
            ready for the caster.
          </p>
          <ButtonLink look="primary" to={paths.modes} className={styles.door}>
            Try the Design Studio
          </ButtonLink>
        </div>
        <figure className={styles.piece}>
          <img
            className={styles.picture}
            src={showpiece.picture}
            width={showpiece.sidePx}
            height={showpiece.sidePx}
            alt={showpiece.alt}
          />
          <figcaption className={styles.caption}>
            <p className={styles.sentence}>“{showpiece.brief}”</p>
            <FactsLine facts={showpiece.facts} />
          </figcaption>
        </figure>
      </main>
      <footer className={styles.foot}>
        <p>Photographed by the studio itself, from the same document that the caster gets.</p>
      </footer>
    </div>
  );
}
