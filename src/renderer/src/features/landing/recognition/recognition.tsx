import { brand } from '#shared/brand.ts';
import { SampleNote } from '../../../components/display/sample-note.tsx';
import { Section } from '../section.tsx';
import { SampleCertificate } from './sample-certificate.tsx';
import styles from './recognition.module.css';

/** The shop's certificate of recognition; without one, an empty sample frame. */
export function Recognition() {
  const { certificate } = brand;
  return (
    <Section heading="Recognised">
      <div className={styles.row}>
        {certificate === undefined ? (
          <SampleCertificate />
        ) : (
          <img className={styles.certificate} src={certificate.picture} alt={certificate.alt} loading="lazy" />
        )}
        <div className={styles.words}>
          <h3 className={styles.name}>{certificate?.issuer ?? 'A government startup programme'}</h3>
          {certificate === undefined ? (
            <SampleNote>The shop’s certificate goes here, with its number and date.</SampleNote>
          ) : (
            <p className={styles.text}>{certificate.text}</p>
          )}
        </div>
      </div>
    </Section>
  );
}
