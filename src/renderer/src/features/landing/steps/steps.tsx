import { namedFormats } from '#shared/site/file-formats.ts';
import { LOTUS } from '#shared/site/shown-briefs.ts';
import { Reveal } from '../../../components/display/reveal.tsx';
import { LineDrawing } from '../line-drawing.tsx';
import { FourDesigns } from './four-designs.tsx';
import { Section } from '../section.tsx';
import styles from './steps.module.css';
import { StudioScreen } from './studio-screen.tsx';

/** From a sentence to files, in three steps. */
export function Steps() {
  return (
    <Section heading="Personalised Design Made Easy">
      <ol className={styles.steps}>
        <Reveal as="li" className={styles.step}>
          <div className={styles.said}>
            <p>“{LOTUS.brief}”</p>
          </div>
          <h3 className={styles.name}>Say it</h3>
          <p className={styles.text}>In one sentence, as your client said it: the piece, the stone and the metal.</p>
        </Reveal>
        <Reveal as="li" className={styles.step}>
          <FourDesigns className={styles.screen} />
          <h3 className={styles.name}>Choose it</h3>
          <p className={styles.text}>Four designs at one scale, in one light. Change a value, and the price follows.</p>
        </Reveal>
        <Reveal as="li" className={styles.step}>
          <div className={styles.sheet}>
            {['front', 'side'].map((view) => (
              <LineDrawing
                key={view}
                name={`pictures/drawn-${view}`}
                alt={`The pendant drawn from the ${view}`}
                sidePx={600}
              />
            ))}
            <p className={styles.files}>
              <span>{namedFormats.forCaster.join(' · ')}, in mm</span>{' '}
              <span>{namedFormats.toLookAt.join(' · ')}, to look at</span>
            </p>
          </div>
          <h3 className={styles.name}>Make it</h3>
          <p className={styles.text}>Checked against workshop rules, weighed, and ready for your caster.</p>
        </Reveal>
      </ol>
      <StudioScreen />
    </Section>
  );
}
