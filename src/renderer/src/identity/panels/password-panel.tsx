import { updatePassword } from 'aws-amplify/auth';
import { useState } from 'react';
import { queryClient } from '../../api/query-client.ts';
import { useAuth } from '../../state/auth.ts';
import { Button } from '../../components/controls/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { passwordMessages, passwordsDiffer } from '../password-messages.ts';
import styles from './panels.module.css';
import { useTask } from './use-task.ts';

const empty = { current: '', next: '', again: '' };

/** Changes the password. */
export function PasswordPanel() {
  const [words, setWords] = useState(empty);
  const [changed, setChanged] = useState(false);
  const task = useTask();
  const user = useAuth((state) => state.user);
  const lacking = words.next === '' ? [] : passwordMessages(words.next);
  const differ = passwordsDiffer(words.next, words.again);
  const isReady =
    words.current !== '' && words.next !== '' && lacking.length === 0 && words.again === words.next && !task.isPending;

  async function change(): Promise<void> {
    const done = await task.run(() => updatePassword({ oldPassword: words.current, newPassword: words.next }));
    setChanged(done);
    if (!done) return;
    setWords(empty);
    // Sessions and invitations ended with the old one.
    await queryClient.invalidateQueries();
  }

  const input = (name: keyof typeof empty, autoComplete: string, error?: string) => ({
    type: 'password',
    className: styles.input,
    autoComplete,
    value: words[name],
    'aria-invalid': error === undefined ? undefined : true,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setChanged(false);
      setWords({ ...words, [name]: target.value });
    },
  });

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      {/* Tells password managers which account the password belongs to. */}
      <input hidden readOnly autoComplete="username" value={user?.email ?? user?.username ?? ''} />
      <Field label="Current password">
        {(control) => <input {...control} {...input('current', 'current-password')} />}
      </Field>
      <Field label="New password" error={lacking.length === 0 ? undefined : lacking.join('. ')}>
        {(control) => <input {...input('next', 'new-password')} {...control} />}
      </Field>
      <Field label="New password again" error={differ ? 'Your passwords must match' : undefined}>
        {(control) => <input {...input('again', 'new-password')} {...control} />}
      </Field>
      {task.error !== undefined && (
        <p className={styles.error} role="alert">
          {task.error}
        </p>
      )}
      {changed && (
        <p className={styles.done} role="status">
          Your password was changed. Everywhere else you are logged out, and invitations to your workshop that nobody
          has accepted are taken back. Who has joined by one stays: if there is anybody, a letter to you names them.
        </p>
      )}
      <Button type="submit" disabled={!isReady}>
        Change password
      </Button>
    </form>
  );
}
