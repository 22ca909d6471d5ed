import type { ComponentType } from 'react';
import { useAuth } from '../../state/auth.ts';
import styles from './panels.module.css';

/** Wraps a panel about the pool's password. Users of a social provider have none, and are told where to go instead. */
export function forOwnPasswords(Panel: ComponentType): ComponentType {
  return function OwnPasswordPanel() {
    const provider = useAuth((state) => state.user?.provider);
    if (provider === undefined) return <Panel />;
    return <p className={styles.note}>You log in through {provider}, where this is set.</p>;
  };
}
