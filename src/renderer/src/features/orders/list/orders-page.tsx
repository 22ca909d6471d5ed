import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { queryClient } from '../../../api/query-client.ts';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { useAuth } from '../../../state/auth.ts';
import { workshopsWithOrders } from '../orders-api.ts';
import { Questions } from '../questions/questions.tsx';
import { OrderList } from './order-list.tsx';
import { OrdersHead } from './orders-head.tsx';
import styles from './orders-page.module.css';

/** What the address says where it shows what clients ask. */
const QUESTIONS = 'questions';

/** The orders of a workshop, and what its clients ask. */
export function OrdersPage() {
  const userId = useAuth((state) => state.user?.userId);
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery(
    { queryKey: ['workshops', userId, 'orders'], queryFn: workshopsWithOrders, networkMode: 'always', retry: false },
    queryClient,
  );
  const workshop = data?.find(({ id }) => id === params.get('workshop')) ?? data?.[0];
  const isAtCounter = workshop?.role === 'owner' || workshop?.role === 'seller';
  const isAtQuestions = isAtCounter && params.get('view') === QUESTIONS;
  useTitle(isAtQuestions ? 'Questions' : 'Orders');
  return (
    <div className={styles.page}>
      <OrdersHead isAtQuestions={isAtQuestions} workshopId={workshop?.id ?? ''} isAtCounter={isAtCounter} />
      {isAtQuestions && workshop !== undefined ? (
        <Questions key={workshop.id} workshopId={workshop.id} />
      ) : (
        <OrderList workshops={data} workshop={workshop} unread={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
