import { Button } from '../../components/controls/button.tsx';
import { ErrorPanel } from '../../components/display/error-panel.tsx';
import { OrdersError } from './orders-api.ts';

interface OrdersUnreadProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

const withoutLine = {
  message: 'There is no line to your workshop.',
  remedy: 'Orders are kept there. Check the connection, then try again.',
};

/** Why orders can't be shown, and a way to try again. */
export function OrdersUnread({ error, onRetry }: OrdersUnreadProps) {
  const problem = error instanceof OrdersError && error.problem.status !== 0 ? error.problem : withoutLine;
  return (
    <ErrorPanel problem={problem}>
      <Button onClick={onRetry}>Try again</Button>
    </ErrorPanel>
  );
}
