import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Choice } from '../../../components/controls/choice.tsx';
import { OrdersUnread } from '../orders-unread.tsx';
import type { EnquiryFilter } from './enquiries-api.ts';
import { QuestionItem } from './question-item.tsx';
import styles from './questions.module.css';
import { useQuestions } from './use-questions.ts';

const filters = [
  { value: 'no', label: 'Waiting for an answer' },
  { value: 'yes', label: 'Answered' },
] as const;

/** What clients have asked by the links that the shop sent them. */
export function Questions({ workshopId }: { readonly workshopId: string }) {
  const [answered, setAnswered] = useState<EnquiryFilter>('no');
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useQuestions(workshopId, answered);
  const found = data?.pages.flatMap(({ enquiries }) => enquiries);
  return (
    <>
      <div className={styles.filter}>
        <Choice
          label="Show"
          value={answered}
          options={filters}
          onChoose={(value) => setAnswered(value === 'yes' ? 'yes' : 'no')}
        />
      </div>
      {error !== null && <OrdersUnread error={error} onRetry={() => void refetch()} />}
      <p className={styles.note} role="status">
        {error === null && found === undefined && 'Reading the questions of your clients…'}
        {found?.length === 0 && (answered === 'no' ? NOBODY_WAITS : 'No question was answered yet.')}
      </p>
      {found !== undefined && found.length > 0 && (
        <ul aria-label="Questions of clients">
          {found.map((enquiry) => (
            <QuestionItem key={enquiry.id} workshopId={workshopId} enquiry={enquiry} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button className={styles.more} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older ones
        </Button>
      )}
    </>
  );
}

const NOBODY_WAITS =
  'Nobody waits for an answer. Make a link for the client on the page of a piece: what they ask there stands here.';
