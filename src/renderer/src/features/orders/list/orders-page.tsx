import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { queryClient } from '../../../api/query-client.ts';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { Choice } from '../../../components/controls/choice.tsx';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { useAuth } from '../../../state/auth.ts';
import { OrderRow } from './order-row.tsx';
import { ordersAfter, workshopsWithOrders } from '../orders-api.ts';
import styles from './orders-page.module.css';
import { OrdersUnread } from '../orders-unread.tsx';
import { SearchBox } from './search-box.tsx';
import { filterOptions, type OrderFilterStage } from '../../../studio/orders/stage-words.ts';

/** The orders of a workshop, the last change first; the address is the filter. */
export function OrdersPage() {
  useTitle('Orders');
  const userId = useAuth((state) => state.user?.userId);
  const [params, setParams] = useSearchParams();
  const wanted = params.get('stage');
  const stage: OrderFilterStage = filterOptions.find(({ value }) => value === wanted)?.value ?? 'open';
  const text = (params.get('text') ?? '').slice(0, 100);
  const workshops = useQuery(
    { queryKey: ['workshops', userId, 'orders'], queryFn: workshopsWithOrders, networkMode: 'always', retry: false },
    queryClient,
  );
  const workshop = workshops.data?.find(({ id }) => id === params.get('workshop')) ?? workshops.data?.[0];
  const workshopId = workshop?.id ?? '';
  const orders = useInfiniteQuery(
    {
      queryKey: ['orders', workshopId, stage, text],
      queryFn: ({ pageParam }) => ordersAfter(workshopId, { stage, text }, pageParam),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next,
      enabled: workshop !== undefined,
      // Also without a line: then it fails at once, and says so, instead of waiting in silence.
      networkMode: 'always',
      retry: false,
      refetchOnMount: 'always',
    },
    queryClient,
  );
  const found = orders.data?.pages.flatMap((page) => page.orders);
  const error = workshops.error ?? orders.error;
  const show = (change: Readonly<Record<string, string>>) => {
    const next = { ...Object.fromEntries(params), ...change };
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true });
  };
  const isAll = stage === 'open' && text === '';

  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>Orders</h1>
      <search className={styles.bar}>
        <SearchBox label="Client, piece or number" value={text} onSearch={(words) => show({ text: words })} />
        <Choice label="Stage" value={stage} options={filterOptions} onChoose={(value) => show({ stage: value })} />
        {(workshops.data ?? []).length > 1 && (
          <Choice
            label="Workshop"
            value={workshopId}
            options={(workshops.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            onChoose={(id) => show({ workshop: id })}
          />
        )}
      </search>
      {error !== null && (
        <OrdersUnread
          error={error}
          onRetry={() => void (workshops.error === null ? orders.refetch() : workshops.refetch())}
        />
      )}
      <p className={styles.note} role="status">
        {error === null && found === undefined && 'Reading the orders of your workshop…'}
        {error === null && found?.length === 0 && !isAll && 'No order is like this.'}
      </p>
      {found?.length === 0 && isAll && <NothingOrdered />}
      {found?.length === 0 && !isAll && (
        <Button className={styles.start} onClick={() => show({ stage: 'all', text: '' })}>
          Show all orders
        </Button>
      )}
      {found !== undefined && found.length > 0 && (
        <ul className={styles.orders} aria-label="Orders">
          {found.map((order) => (
            <li key={order.id}>
              <OrderRow workshopId={workshopId} order={order} />
            </li>
          ))}
        </ul>
      )}
      {orders.hasNextPage && (
        <Button
          className={styles.more}
          disabled={orders.isFetchingNextPage}
          onClick={() => void orders.fetchNextPage()}
        >
          Show older ones
        </Button>
      )}
    </div>
  );
}

function NothingOrdered() {
  return (
    <div className={styles.empty}>
      <p>Nothing is on order. Press “Order” on a piece, and it is followed here from enquiry to delivery.</p>
      <div className={styles.ways}>
        <ButtonLink variant="primary" to={paths.catalog}>
          Choose from the library
        </ButtonLink>
        <ButtonLink to={paths.lightning}>Design from a sentence</ButtonLink>
      </div>
    </div>
  );
}
