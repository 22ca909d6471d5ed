import { brand } from '#shared/brand.ts';
import { SampleNote } from '../../../components/display/sample-note.tsx';
import { Section } from '../section.tsx';
import styles from './recognition.module.css';

const PROGRAMME = 'A government startup programme';

/** The shop's certificate of recognition; without one, a single line that is marked as a sample. */
export function Recognition() {
  const { certificate } = brand;
  if (certificate === undefined) {
    return (
      <section className={styles.strip} aria-label="Recognised">
        <div className={styles.line}>
          <h2 className={styles.heading}>Recognised</h2>
          <div>
            <h3>{PROGRAMME}</h3>
            <SampleNote>Its certificate is shown here, with its number and date.</SampleNote>
          </div>
        </div>
      </section>
    );
  }
  return (
    <Section heading="Recognised">
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
