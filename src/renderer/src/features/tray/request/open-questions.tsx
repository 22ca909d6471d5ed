import { useId } from 'react';
import type { DesignRequest } from '#spec/request/design-request.ts';
import { answeredBrief, likelyAnswers } from '#spec/questions.ts';
import { SuggestionChip } from '../../../components/controls/chip.tsx';
import { ChipEditor } from './chip-editor.tsx';
import styles from './open-questions.module.css';
import type { AskedChip } from './request-chips.ts';

interface OpenQuestionsProps {
  readonly brief: string;
  readonly request: DesignRequest;
  readonly asked: readonly AskedChip[];
  readonly onRewrite: (brief: string) => void;
}

/** What has to be known, each with its likely answers as buttons and a box for any other. */
export function OpenQuestions({ brief, request, asked, onRewrite }: OpenQuestionsProps) {
  if (asked.length === 0) return null;
  return (
    <ul className={styles.questions} aria-label="Please tell us">
      {asked.map((chip) => (
        <li key={chip.id}>
          <Question brief={brief} request={request} chip={chip} onRewrite={onRewrite} />
        </li>
      ))}
    </ul>
  );
}

interface QuestionProps extends Omit<OpenQuestionsProps, 'asked'> {
  readonly chip: AskedChip;
}

function Question({ brief, request, chip, onRewrite }: QuestionProps) {
  const heading = useId();
  return (
    <div className={styles.question} role="group" aria-labelledby={heading}>
      <p className={styles.words} id={heading}>
        {chip.words}
      </p>
      <div className={styles.answers}>
        {likelyAnswers(brief, request, chip.code).map((answer) => (
          <SuggestionChip
            key={answer.label}
            onClick={() => onRewrite(answeredBrief(brief, request, chip.code, answer))}
          >
            {answer.label}
          </SuggestionChip>
        ))}
        <ChipEditor chip={chip} label="In other words…" brief={brief} onRewrite={onRewrite} />
      </div>
    </div>
  );
}
