import { Reveal } from '../../../components/display/reveal.tsx';
import { features } from '../features.ts';
import { Section } from '../section.tsx';
import { FeaturePicture } from './feature-picture.tsx';
import styles from './whats-inside.module.css';

/** Six cards: each shows what comes out. */
export function WhatsInside() {
  return (
    <Section heading="What's Inside" lead="Every piece below was built by the studio and can be cast.">
      <ul className={styles.grid}>
        {features.map((feature, index) => (
          <Reveal as="li" key={feature.id} index={index} className={styles.card}>
            <FeaturePicture feature={feature.id} />
            <h3 className={styles.name}>{feature.name}</h3>
            <p className={styles.text}>{feature.text}</p>
            {feature.isPlanned && <p className={styles.ahead}>On the bench: not finished yet</p>}
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
