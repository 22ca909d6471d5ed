import { brand } from '#shared/brand.ts';
import { SampleNote } from '../../../components/display/sample-note.tsx';
import { Section } from '../section.tsx';
import styles from './recognition.module.css';

const HEADING = 'Recognition';

/** The shop's certificate of recognition; without one, a single line that claims nothing and is marked as a sample. */
export function Recognition() {
  const { certificate } = brand;
  if (certificate === undefined) {
    return (
      <section className={styles.strip} aria-label={HEADING}>
        <div className={styles.line}>
          <h2 className={styles.heading}>{HEADING}</h2>
          <div>
            <h3>Your certificate here</h3>
            <SampleNote>Its issuer, number and date. Set in the brand settings.</SampleNote>
          </div>
        </div>
      </section>
    );
  }
  return (
    <Section heading={HEADING}>
      <div className={styles.row}>
        <img className={styles.certificate} src={certificate.picture} alt={certificate.alt} loading="lazy" />
        <div className={styles.words}>
          <h3 className={styles.name}>{certificate.issuer}</h3>
          <p className={styles.text}>{certificate.text}</p>
        </div>
      </div>
    </Section>
  );
}
