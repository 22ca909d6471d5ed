import { FoldSign } from '../../../components/display/fold-sign.tsx';
import { sections } from '../../../site/sections.ts';
import { Section } from '../section.tsx';
import styles from './faq.module.css';
import { frequentQuestions } from './questions.ts';

/** Six questions, one open at a time: the browser closes the others of the same name, without a script. */
export function Faq() {
  return (
    <Section id={sections.faq} heading="Frequently Asked Questions">
      <div className={styles.list}>
        {frequentQuestions.map(({ question, answer }) => (
          <details key={question} className={styles.item} name="faq">
            <summary className={styles.question}>
              <h3 className={styles.words}>{question}</h3>
              <FoldSign />
            </summary>
            <p className={styles.text}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
