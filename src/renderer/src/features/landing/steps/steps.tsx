import { Reveal } from '../../../components/display/reveal.tsx';
import { pictureNamed } from '../pictures.ts';
import { Section } from '../section.tsx';
import { brief } from '../showpiece/variants.ts';
import styles from './steps.module.css';

/** From a sentence to files, in three steps. */
export function Steps() {
  return (
    <Section heading="Personalised Design Made Easy">
      <ol className={styles.steps}>
        <Reveal as="li" index={0} className={styles.step}>
          <div className={styles.said}>
            <p>“{brief}”</p>
          </div>
          <h3 className={styles.name}>Say it</h3>
          <p className={styles.text}>
            In a sentence, as the client said it: the kind of piece, the stone, the metal, the size.
          </p>
        </Reveal>
        <Reveal as="li" index={1} className={styles.step}>
          <div className={styles.tray}>
            {['classic', 'generous', 'quiet', 'character'].map((role) => (
              <img
                key={role}
                src={pictureNamed(`tray-${role}.webp`)}
                alt=""
                width={440}
                height={440}
                loading="lazy"
                decoding="async"
              />
            ))}
          </div>
          <h3 className={styles.name}>Choose it</h3>
          <p className={styles.text}>Four pieces at one scale and in one light. Drag a value, and the price follows.</p>
        </Reveal>
        <Reveal as="li" index={2} className={styles.step}>
          <div className={styles.sheet}>
            {['front', 'side', 'face-up'].map((view) => (
              <img
                key={view}
                src={pictureNamed(`drawn-${view}.svg`)}
                alt={`The ring drawn from the ${view.replace('face-up', 'top')}`}
                width={600}
                height={600}
                loading="lazy"
              />
            ))}
            <p className={styles.files}>
              <span>STL · 3MF · GLB</span> <span>in millimetres</span>
            </p>
          </div>
          <h3 className={styles.name}>Make it</h3>
          <p className={styles.text}>Checked against the rules of the bench, weighed, and handed to the caster.</p>
        </Reveal>
      </ol>
    </Section>
  );
}
