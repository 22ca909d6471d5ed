import type { ComponentType } from 'react';
import { useAuth } from '../../state/auth.ts';
import styles from './panels.module.css';

/** A panel about the password of this studio. Who comes in through somebody else has none here, and is told where it is. */
export function forOwnPasswords(Panel: ComponentType): ComponentType {
  return function OwnPasswordPanel() {
    const provider = useAuth((state) => state.user?.provider);
    if (provider === undefined) return <Panel />;
    return <p className={styles.note}>You sign in through {provider}, where this is set.</p>;
  };
}
