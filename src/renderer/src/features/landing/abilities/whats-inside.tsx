import { Reveal } from '../../../components/display/reveal.tsx';
import { abilities } from './abilities.ts';
import { Section } from '../section.tsx';
import { AbilityPicture } from './ability-picture.tsx';
import styles from './whats-inside.module.css';

/** Six cards, one for each ability. */
export function WhatsInside() {
  return (
    <Section heading="What's Inside" lead="Every piece below was built by the studio and can be cast.">
      <ul className={styles.grid}>
        {abilities.map((ability, index) => (
          <Reveal as="li" key={ability.id} index={index} className={styles.card}>
            <AbilityPicture ability={ability.id} />
            <h3 className={styles.name}>{ability.name}</h3>
            <p className={styles.text}>{ability.text}</p>
            {ability.isPlanned && <p className={styles.ahead}>On the bench: not finished yet</p>}
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
