import { useParams, useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../components/display/empty-state.tsx';
import { ButtonLink } from '../../components/controls/button.tsx';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { paths } from '../../lib/navigation/paths.ts';
import styles from './order-page.module.css';
import { OrderWorkspace } from './order-workspace.tsx';
import { OrdersError } from './orders-api.ts';
import { OrdersUnread } from './orders-unread.tsx';
import { useOrder } from './use-order.ts';

const NOT_FOUND = 404;

/** One order, by its id. */
export function OrderPage() {
  const { orderID = '' } = useParams();
  const [params] = useSearchParams();
  const { opened, error, refetch, ...changing } = useOrder(orderID, params.get('workshop'));
  useTitle(opened === undefined ? 'The order' : `Order ${opened.order.number}`);
  if (error instanceof OrdersError && error.problem.status === NOT_FOUND)
    return (
      <EmptyState title={error.problem.message} sentence={error.problem.remedy}>
        <ButtonLink variant="primary" to={paths.orders}>
          To your orders
        </ButtonLink>
      </EmptyState>
    );
  if (opened !== undefined)
    return (
      <>
        {error !== null && <OrdersUnread error={error} onRetry={() => void refetch()} />}
        <OrderWorkspace key={`${opened.order.id} ${opened.order.revisionId}`} opened={opened} {...changing} />
      </>
    );
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>The order</h1>
      {error === null ? (
        <p role="status">Reading the order…</p>
      ) : (
        <OrdersUnread error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
