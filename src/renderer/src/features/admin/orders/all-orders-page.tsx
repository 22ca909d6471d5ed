import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { queryClient } from '../../../api/query-client.ts';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { Choice } from '../../../components/controls/choice.tsx';
import { ErrorPanel } from '../../../components/display/error-panel.tsx';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useAuth } from '../../../state/auth.ts';
import { filterOptions, type OrderFilterStage } from '../../../studio/orders/stage-words.ts';
import { RowsTable } from '../rows-table.tsx';
import styles from '../admin-page.module.css';
import { everyOrderAfter, orderColumns } from './every-order.ts';

/** The orders of all workshops, for who runs the studio: how far they are, not whose. The address is the filter. */
export function AllOrdersPage() {
  useTitle('All orders');
  const userId = useAuth((state) => state.user?.userId);
  const [params, setParams] = useSearchParams();
  const wanted = params.get('stage');
  const stage: OrderFilterStage = filterOptions.find(({ value }) => value === wanted)?.value ?? 'open';
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    {
      queryKey: ['every order', userId, stage],
      queryFn: ({ pageParam }) => everyOrderAfter(stage, pageParam),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next,
      networkMode: 'always',
      retry: false,
      refetchOnMount: 'always',
    },
    queryClient,
  );
  const rows = data?.pages.flatMap((page) => page.rows);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>All orders</h1>
        <ButtonLink to={paths.admin}>Dashboard</ButtonLink>
      </header>
      <div className={styles.list}>
        <Choice
          label="Stage"
          value={stage}
          options={filterOptions}
          onChoose={(value) => setParams(value === 'open' ? {} : { stage: value }, { replace: true })}
        />
        {error !== null && (
          <ErrorPanel problem={{ message: error.message, remedy: '' }}>
            <Button onClick={() => void refetch()}>Try again</Button>
          </ErrorPanel>
        )}
        <p className={styles.note} role="status">
          {error === null && rows === undefined && 'Reading the orders…'}
          {rows?.length === 0 && (stage === 'all' ? 'No workshop has taken an order yet.' : 'No order stands here.')}
        </p>
        {rows !== undefined && rows.length > 0 && <RowsTable title="All orders" columns={orderColumns} rows={rows} />}
        {hasNextPage && (
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older ones
          </Button>
        )}
      </div>
    </div>
  );
}
