import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import styles from './toasts.module.css';

const manager = Toast.createToastManager();

/** Shows a toast for five seconds. Only for what nobody has to read. */
export function notify(text: string): void {
  manager.add({ title: text, timeout: 5000 });
}

/** Shows a toast until it is dismissed: for what would be lost unread. */
export function warn(text: string): void {
  manager.add({ title: text, timeout: 0 });
}

/** Where toasts appear. */
export function Toasts() {
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
      <Toast.Title className={styles.title} />
      <Toast.Close className={styles.close} aria-label="Dismiss">
        <X size={16} strokeWidth={1.5} aria-hidden />
      </Toast.Close>
    </Toast.Root>
  ));
}
