import styles from './machine-note.module.css';

/** Whom one talks to, said before anything else is. */
export function MachineNote() {
  return <p className={styles.note}>A machine answers, not a person.</p>;
}
