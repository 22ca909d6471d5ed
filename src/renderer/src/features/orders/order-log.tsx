import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../api/query-client.ts';
import { momentInWords } from '../../lib/format/age.ts';
import styles from './order-page.module.css';
import { type LogLine, logOfOrder, peopleIn } from './orders-api.ts';
import { OrdersUnread } from './orders-unread.tsx';
import { stageNames } from '../../studio/orders/stage-words.ts';

interface OrderLogProps {
  readonly orderId: string;
  readonly workshopId: string;
}

/** What became of an order: when, by whom, from where to where. */
export function OrderLog({ orderId, workshopId }: OrderLogProps) {
  const log = useQuery(
    {
      queryKey: ['order log', orderId],
      queryFn: () => logOfOrder(workshopId, orderId),
      networkMode: 'always',
      retry: false,
    },
    queryClient,
  );
  const people = useQuery(
    { queryKey: ['people', workshopId], queryFn: () => peopleIn(workshopId), networkMode: 'always', retry: false },
    queryClient,
  );
  return (
    <section className={styles.panel} aria-labelledby="log-heading">
      <h2 className={styles.title} id="log-heading">
        Log
      </h2>
      {log.error !== null && <OrdersUnread error={log.error} onRetry={() => void log.refetch()} />}
      <ol className={styles.log} aria-label="Log of this order">
        {log.data?.map((line) => (
          <li key={line.position}>
            <p>{whatInWords(line)}</p>
            <p className={styles.small}>
              {momentInWords(line.at)} · {people.data?.get(line.accountId) ?? 'Somebody who has left'}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function whatInWords({ kind, from, to, note }: LogLine): string {
  if (kind === 'placed') return 'Ordered';
  if (kind !== 'moved') return note;
  const moved = `${stageNames[from]} → ${stageNames[to]}`;
  return note === '' ? moved : `${moved}: ${note}`;
}
