import { lazy, type MouseEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '#shared/brand.ts';
import { Reveal } from '../../../components/display/reveal.tsx';
import { NeededPart } from '../../../components/overlays/needed-part.tsx';
import { Section } from '../section.tsx';
import { ComingSoon } from '../../../components/display/coming-soon.tsx';
import { ReadyNow } from '../../../components/display/ready-now.tsx';
import { abilities, cardId } from './abilities.ts';
import { AbilityPicture } from './ability-picture.tsx';
import styles from './whats-inside.module.css';

const EnterStudio = lazy(async () => ({ default: (await import('../hero/enter-studio.tsx')).EnterStudio }));

/**
 * Six cards, one for each ability; each leads to its page once that is built, and who is signed out is welcomed first, as at
 * the button of the hero. On a phone they lie side by side.
 */
export function WhatsInside() {
  const [wanted, setWanted] = useState<string>();
  const enter = (event: MouseEvent, path: string): void => {
    // Who wants it in another tab gets it there, where the page's own guard answers.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setWanted(path);
  };
  return (
    <Section heading="What’s Inside" lead={`${brand.name} designed every piece you see here, and each can be cast.`}>
      <ul className={styles.grid}>
        {abilities.map(({ id, name, path, text, isPlanned }) => (
          <Reveal as="li" key={id} id={cardId(id)} className={styles.card}>
            <AbilityPicture ability={id} />
            <h3 className={styles.name}>
              {isPlanned ? (
                name
              ) : (
                <Link className={styles.link} to={path} onClick={(event) => enter(event, path)}>
                  {name}
                </Link>
              )}
            </h3>
            <p className={styles.text}>{text}</p>
            <p className={styles.ahead}>{isPlanned ? <ComingSoon /> : <ReadyNow />}</p>
          </Reveal>
        ))}
      </ul>
      {wanted !== undefined && (
        <NeededPart>
          <EnterStudio wanted={wanted} onClose={() => setWanted(undefined)} />
        </NeededPart>
      )}
    </Section>
  );
}
