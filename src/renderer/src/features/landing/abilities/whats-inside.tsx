import { Link } from 'react-router-dom';
import { Reveal } from '../../../components/display/reveal.tsx';
import { Section } from '../section.tsx';
import { ComingSoon } from '../../../components/display/coming-soon.tsx';
import { abilities, cardId } from './abilities.ts';
import { AbilityPicture } from './ability-picture.tsx';
import styles from './whats-inside.module.css';

/** Six cards, one for each ability; each leads to its page once that is built. On a phone they lie side by side. */
export function WhatsInside() {
  return (
    <Section heading="What's Inside" lead="Every piece below was designed by the studio, and can be cast.">
      <ul className={styles.grid}>
        {abilities.map(({ id, name, path, text, isPlanned }) => (
          <Reveal as="li" key={id} id={cardId(id)} className={styles.card}>
            <AbilityPicture ability={id} />
            <h3 className={styles.name}>
              {isPlanned ? (
                name
              ) : (
                <Link className={styles.link} to={path}>
                  {name}
                </Link>
              )}
            </h3>
            <p className={styles.text}>{text}</p>
            {isPlanned && (
              <p className={styles.ahead}>
                <ComingSoon />
              </p>
            )}
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
