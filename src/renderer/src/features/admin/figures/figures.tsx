import { useQuery } from '@tanstack/react-query';
import { exactMoney } from '#shared/money.ts';
import { answerOf, studio, unwrap } from '../../../api/studio-client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { Button } from '../../../components/controls/button.tsx';
import { ErrorPanel } from '../../../components/display/error-panel.tsx';
import { useAuth } from '../../../state/auth.ts';
import { stageNames, wayOfPiece } from '../../../studio/orders/stage-words.ts';
import styles from './figures.module.css';

/** What the studio has come to: people, designs, and how far orders have come. */
export function Figures() {
  const userId = useAuth((state) => state.user?.userId);
  const { data, error, refetch } = useQuery(
    {
      queryKey: ['studio figures', userId],
      queryFn: async () => unwrap(await answerOf(studio.api.admin.figures.$get())),
      networkMode: 'always',
      retry: false,
      refetchOnMount: 'always',
    },
    queryClient,
  );
  if (error !== null) {
    return (
      <ErrorPanel problem={{ message: error.message, remedy: '' }}>
        <Button onClick={() => void refetch()}>Try again</Button>
      </ErrorPanel>
    );
  }
  if (data === undefined) return <p role="status">Counting</p>;
  const reached = new Map(data.reached.map(({ stage, count }) => [stage, count]));
  const isOnTheWay = ({ stage }: { readonly stage: string }) => stage !== 'delivered' && stage !== 'cancelled';
  const open = data.standing.filter(isOnTheWay).reduce((sum, { count }) => sum + count, 0);
  return (
    <section className={styles.figures} aria-label="Figures">
      <dl className={styles.counts}>
        <Count label="People" value={data.people} />
        <Count label="Workshops" value={data.workshops} />
        <Count label="Designs kept" value={data.designs} />
        <Count label="Open orders" value={open} />
        {data.delivered.map(({ currency, amount }) => (
          <Count key={currency} label="Delivered" value={exactMoney(amount, currency)} />
        ))}
      </dl>
      {data.reached.length > 0 && (
        <table className={styles.way}>
          <caption>How far orders have come</caption>
          <tbody>
            {wayOfPiece.map((stage) => (
              <tr key={stage}>
                <th scope="row">{stageNames[stage]}</th>
                <td>
                  <meter min={0} max={reached.get('enquiry') ?? 1} value={reached.get(stage) ?? 0} />
                </td>
                <td className={styles.number}>{reached.get(stage) ?? 0}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Count({ label, value }: { readonly label: string; readonly value: number | string }) {
  return (
    <div className={styles.count}>
      <dt>{label}</dt>
      <dd>{typeof value === 'number' ? value.toLocaleString('en-US') : value}</dd>
    </div>
  );
}
