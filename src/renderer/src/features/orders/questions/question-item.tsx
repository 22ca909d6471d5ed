import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Problem, Result } from '#shared/result.ts';
import { Button } from '../../../components/controls/button.tsx';
import { ErrorPanel } from '../../../components/display/error-panel.tsx';
import { momentInWords } from '../../../lib/format/age.ts';
import { orderPath, piecePath } from '../../../lib/navigation/filled-paths.ts';
import { type EnquiryEntry, forgetEnquiry, markAnswered } from './enquiries-api.ts';
import styles from './questions.module.css';
import { readQuestionsAgain } from './use-questions.ts';

interface QuestionItemProps {
  readonly workshopId: string;
  readonly enquiry: EnquiryEntry;
}

/** What somebody asked, where they want to be answered, and about which piece. */
export function QuestionItem({ workshopId, enquiry }: QuestionItemProps) {
  const { id, name, contact, message, title, designId, orderId, receivedAt, answered } = enquiry;
  const [isChanging, setChanging] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function change(call: () => Promise<Result<unknown>>): Promise<void> {
    setChanging(true);
    setProblem(undefined);
    const changed = await call();
    if (changed.ok) await readQuestionsAgain(workshopId);
    else setProblem(changed.problem);
    setChanging(false);
  }

  return (
    <li className={styles.question}>
      <p className={styles.about}>
        <Link to={orderId === undefined ? piecePath(designId) : orderPath(orderId, workshopId)}>{title}</Link>
        {orderId !== undefined && ', on order'}
      </p>
      <p className={styles.message}>{message}</p>
      <p className={styles.who}>
        {name} · {contact} · {momentInWords(receivedAt)}
        {answered !== undefined && ` · answered ${momentInWords(answered.at)}`}
      </p>
      <div className={styles.ways}>
        <Button
          disabled={isChanging}
          onClick={() => void change(() => markAnswered(workshopId, id, answered === undefined))}
        >
          {answered === undefined ? 'Mark as answered' : 'Open it again'}
        </Button>
        {answered !== undefined && (
          <Button variant="bare" disabled={isChanging} onClick={() => void change(() => forgetEnquiry(workshopId, id))}>
            Delete
          </Button>
        )}
      </div>
      {problem !== undefined && <ErrorPanel problem={problem} />}
    </li>
  );
}
