import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/button.tsx';
import { keeper } from '../studio.ts';
import { homeWords } from './home-words.ts';
import styles from './home-sign.module.css';

/** Where a design is kept: in this browser, on its way, in the workshop; and what can be done about it. */
export function HomeSign({ id }: { readonly id: string }) {
  const kept = useStore(keeper.store, (state) => state.kept[id]);
  const pause = useStore(keeper.store, (state) => state.pause);
  useEffect(() => void keeper.look(id), [id]);
  const { state, said, meaning } = homeWords(kept, pause);
  return (
    <div className={styles.sign} data-state={state}>
      <p className={styles.words} role="status" title={meaning}>
        <span className={styles.dot} aria-hidden />
        {said}
        {state === 'refused' ? ` ${meaning}` : <span className="visually-hidden">. {meaning}</span>}
      </p>
      {state === 'here' && (
        <Button variant="bare" onClick={() => void keeper.keep(id)}>
          Keep
        </Button>
      )}
      {state === 'refused' && (
        <Button variant="bare" onClick={() => void keeper.again(id)}>
          Try again
        </Button>
      )}
    </div>
  );
}
