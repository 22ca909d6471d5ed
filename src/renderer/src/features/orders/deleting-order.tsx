import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { queryClient } from '../../api/query-client.ts';
import { Button } from '../../components/controls/button.tsx';
import { ErrorLine } from '../../components/forms/error-line.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { DialogActions } from '../../components/overlays/dialog-actions.tsx';
import { LogInAgain } from '../../identity/panels/log-in-again.tsx';
import { useTask } from '../../identity/panels/use-task.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { removeOrder, type OpenedOrder } from './orders-api.ts';
import styles from './order-page.module.css';

interface DeletingOrderProps {
  readonly opened: OpenedOrder;
}

/** The way to be rid of an order of which nothing became, for an owner, who is asked first. */
export function DeletingOrder({ opened }: DeletingOrderProps) {
  const [isAsked, setAsked] = useState(false);
  const task = useTask();
  const navigate = useNavigate();
  const { id, number } = opened.order;

  async function end(): Promise<void> {
    if (!(await task.run(() => removeOrder(opened)))) return;
    await navigate(paths.orders);
    queryClient.removeQueries({ queryKey: ['order', id] });
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
  }

  return (
    <div className={styles.deleting}>
      <Button variant="bare" onClick={() => setAsked(true)}>
        Delete this order
      </Button>
      {isAsked && (
        <Dialog
          open
          title={`Delete order ${number}?`}
          description={`Its client, its terms, its estimate and its log are gone for good. The design stays, and no other order gets the number ${number}.`}
          onClose={() => setAsked(false)}
        >
          <ErrorLine message={task.error} />
          {task.isSignInOld && <LogInAgain />}
          <DialogActions>
            <Button onClick={() => setAsked(false)}>Keep it</Button>
            <Button variant="primary" disabled={task.isPending} onClick={() => void end()}>
              Delete it
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
