import { Link } from 'react-router-dom';
import { paths } from '../../../lib/navigation/paths.ts';
import { useWaitingQuestions } from '../questions/use-questions.ts';
import styles from './orders-head.module.css';

interface OrdersHeadProps {
  readonly isAtQuestions: boolean;
  readonly workshopId: string;
  /** Whether whoever looks sells: nobody else sees what clients ask. */
  readonly isAtCounter: boolean;
}

/** The heading of the orders, and the way to the questions of clients and back. */
export function OrdersHead({ isAtQuestions, workshopId, isAtCounter }: OrdersHeadProps) {
  const waiting = useWaitingQuestions(isAtCounter ? workshopId : undefined);
  const search = new URLSearchParams({ workshop: workshopId }).toString();
  const link = (label: string, to: string, isHere: boolean) => (
    <Link className={styles.place} to={to} aria-current={isHere ? 'page' : undefined}>
      {label}
    </Link>
  );
  return (
    <header className={styles.head}>
      <h1 className={styles.heading}>{isAtQuestions ? 'Questions' : 'Orders'}</h1>
      {isAtCounter && (
        <nav className={styles.places} aria-label="Orders">
          {link('Orders', `${paths.orders}?${search}`, !isAtQuestions)}
          {link(
            waiting === undefined ? 'Questions' : `Questions (${waiting})`,
            `${paths.orders}?view=questions&${search}`,
            isAtQuestions,
          )}
        </nav>
      )}
    </header>
  );
}
