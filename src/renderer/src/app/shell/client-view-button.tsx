import { Eye, EyeOff } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { toggleClientView, useClientView } from '../../state/client-view.ts';
import styles from './client-view-button.module.css';

/** No page and no program of the desktop uses it, and one hand finds it without looking. */
const KEY = 'F2';

/** Turns the client view on and off, as its key does on any page of the studio. */
export function ClientViewButton() {
  const isOn = useClientView((state) => state.isOn);
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== KEY || event.repeat) return;
      event.preventDefault();
      toggleClientView();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const Icon = isOn ? EyeOff : Eye;
  return (
    <div className={styles.clientView}>
      {isOn && (
        <span className={styles.on} role="status">
          Client view
        </span>
      )}
      <IconButton
        label={isOn ? `End the client view (${KEY})` : `Client view: hide rates and costs (${KEY})`}
        icon={<Icon size={20} strokeWidth={1.5} aria-hidden />}
        pressed={isOn}
        onClick={toggleClientView}
      />
    </div>
  );
}
