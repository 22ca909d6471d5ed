import { lazy, useCallback, useState } from 'react';
import { NeededPart } from '../components/overlays/needed-part.tsx';
import styles from './trial-dialog.module.css';

const TrialFlow = lazy(async () => ({ default: (await import('./trial-flow.tsx')).TrialFlow }));

/**
 * The dialog that starts the free trial, for any public page: call `open`, and render `dialog`. On a slow line it takes a
 * while: until then the page says that it is coming, and what was pressed is marked by `isComing`.
 */
export function useTrialDialog() {
  const [state, setState] = useState<'closed' | 'coming' | 'shown'>('closed');
  const open = useCallback(() => setState((now) => (now === 'closed' ? 'coming' : now)), []);
  const shown = useCallback(() => setState((now) => (now === 'coming' ? 'shown' : now)), []);
  const isComing = state === 'coming';
  const dialog =
    state === 'closed' ? null : (
      <>
        {isComing && (
          <p className={styles.coming} role="status">
            One moment…
          </p>
        )}
        <NeededPart onLost={shown}>
          <TrialFlow onShown={shown} onClose={() => setState('closed')} />
        </NeededPart>
      </>
    );
  return { open, isComing, dialog };
}
