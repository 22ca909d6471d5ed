import { useCallback, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { scales } from '#spec/sizes/scales.ts';
import { Button } from '../../components/controls/button.tsx';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { ReadingBrief } from '../../studio/composer/reading-brief.tsx';
import { useComposerWords } from '../../studio/composer/use-composer-words.ts';
import { useDesigning } from '../../studio/composer/use-designing.ts';
import { useWorkshopProfile } from '../../studio/workshop-profile.ts';
import styles from './form-page.module.css';
import { LastStep } from './last-step.tsx';
import { STEP_COUNT, tileSteps } from './questions.ts';
import { sentenceOf, sizeWornOn } from './sentence-of.ts';
import { FormSteps } from './form-steps.tsx';
import { TileQuestion } from './tile-question.tsx';
import { useAnswers } from './use-answers.ts';

/** What a size looks like, by where it is worn. */
const sizeExamples = {
  finger: 'A ring size, or the inside in mm',
  wrist: 'A bangle size such as 2-6, or the inside in mm',
};

/** A piece in five short steps, each with pictures and each skippable: the answers become a sentence like any other. */
export function FormPage() {
  useTitle('Step by step');
  const heading = useId();
  const [step, setStep] = useState(0);
  const [more, setMore] = useComposerWords();
  const { answers, answer, submitted } = useAnswers();
  const { currency, ringSizeSystem } = useWorkshopProfile();
  // What was said is in its tray now: the box is empty for the next client.
  const { design, reading, problem } = useDesigning(useCallback(() => setMore(''), [setMore]));
  const navigate = useNavigate();

  const all = { ...answers, more };
  const sentence = sentenceOf(all, { currency, ringSizeSystem: scales[ringSizeSystem].adjective });
  const questions = tileSteps[step];
  const isAnswered = questions?.some(({ name }) => answers[name] !== '') ?? true;
  const worn = sizeWornOn(answers.jewelryType);

  function submit() {
    submitted();
    design(sentence);
  }

  function sayIt() {
    setMore(sentence);
    void navigate(paths.lightning);
  }

  return (
    <section className={styles.page} aria-labelledby={heading}>
      <header className={styles.head}>
        <h1 className={styles.heading} id={heading}>
          Step by step
        </h1>
        <FormSteps step={step} count={STEP_COUNT} onGo={setStep} />
      </header>
      {questions?.map((question) => (
        <TileQuestion
          key={question.name}
          question={question}
          chosen={answers[question.name]}
          onChoose={(id) => answer({ [question.name]: id })}
        />
      ))}
      {questions === undefined && (
        <LastStep
          {...all}
          currency={currency}
          sizeExample={worn === undefined ? 'A length such as 18 inch, for a chain or a bracelet' : sizeExamples[worn]}
          onAnswer={({ more: words, ...rest }) => {
            if (words !== undefined) setMore(words);
            answer(rest);
          }}
        />
      )}
      <footer className={styles.foot}>
        <div className={styles.said}>
          <p className={styles.sentence} aria-live="polite">
            {sentence === '' ? 'Choose what you know, skip the rest.' : `“${sentence}”`}
          </p>
          {sentence !== '' && (
            <Button variant="bare" onClick={sayIt}>
              Change the words
            </Button>
          )}
        </div>
        {problem !== undefined && <ErrorPanel problem={problem} />}
        {reading !== undefined ? (
          <ReadingBrief {...reading} />
        ) : (
          <div className={styles.actions}>
            {step > 0 && <Button onClick={() => setStep(step - 1)}>Back</Button>}
            {questions !== undefined && (
              <Button variant={isAnswered ? 'primary' : 'quiet'} onClick={() => setStep(step + 1)}>
                {isAnswered ? 'Next' : 'Skip'}
              </Button>
            )}
            <Button variant={questions === undefined ? 'primary' : 'quiet'} disabled={sentence === ''} onClick={submit}>
              Design four
            </Button>
          </div>
        )}
      </footer>
    </section>
  );
}
