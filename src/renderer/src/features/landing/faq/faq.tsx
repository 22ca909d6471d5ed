import { useState } from 'react';
import { sections } from '../../../site/sections.ts';
import { Section } from '../section.tsx';
import styles from './faq.module.css';
import { frequentQuestions } from './questions.ts';

/** Six questions, one open at a time. */
export function Faq() {
  const [open, setOpen] = useState<number>();
  return (
    <Section id={sections.faq} heading="Frequently Asked Questions">
      <div className={styles.list}>
        {frequentQuestions.map(({ question, answer }, index) => {
          const isOpen = index === open;
          return (
            <div key={question} className={styles.item}>
              <h3 className={styles.question}>
                <button
                  type="button"
                  className={styles.button}
                  id={`question-${index}`}
                  aria-expanded={isOpen}
                  aria-controls={`answer-${index}`}
                  onClick={() => setOpen(isOpen ? undefined : index)}
                >
                  {question}
                  <span className={styles.sign} aria-hidden />
                </button>
              </h3>
              <div
                id={`answer-${index}`}
                className={styles.answer}
                role="region"
                aria-labelledby={`question-${index}`}
                inert={!isOpen}
              >
                <p className={styles.text}>{answer}</p>
              </div>
            </div>
          );
        })}
      </div>
    </Section>
  );
}
