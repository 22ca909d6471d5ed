import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/button.tsx';
import { chatSession, whoAnswers } from '../studio.ts';
import styles from './machine-note.module.css';
import { useChat } from './use-chat.ts';

/** Whom one talks to, said before anything else is: a machine, which one, and where what is said goes. */
export function MachineNote({ conversation }: { readonly conversation: string }) {
  const answering = useStore(whoAnswers.store);
  const { by } = useChat(conversation);
  useEffect(() => void whoAnswers.load(), []);
  if (answering === undefined || answering.by === 'built-in') {
    return (
      <p className={styles.note}>
        A machine answers, not a person.
        {answering?.isUnasked === true && ' The studio cannot be reached, so it is the built-in designer.'}
      </p>
    );
  }
  const { name, sentTo } = answering;
  if (by === 'built-in') {
    return (
      <p className={styles.note}>
        <span>A machine answers, not a person: the built-in designer.</span>
        <Button variant="bare" className={styles.again} onClick={() => chatSession.askModel(conversation)}>
          Ask {name} again
        </Button>
      </p>
    );
  }
  return (
    <p className={styles.note}>
      A machine answers, not a person: {name}
      {sentTo === undefined
        ? ', on this computer.'
        : `. What you say here and the pieces that lie open are sent to ${sentTo}.`}
    </p>
  );
}
