import { Reveal } from '../../../components/reveal.tsx';
import { features } from '../features.ts';
import { Section } from '../section.tsx';
import { FeaturePicture } from './feature-picture.tsx';
import styles from './whats-inside.module.css';

/** Six cards: each shows what comes out. */
export function WhatsInside() {
  return (
    <Section
      heading="What's Inside"
      lead="Every picture below is an answer of the studio, and every piece in it can be cast."
    >
      <ul className={styles.grid}>
        {features.map(({ id, name, text }, index) => (
          <Reveal as="li" key={id} index={index} className={styles.card}>
            <FeaturePicture feature={id} />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
