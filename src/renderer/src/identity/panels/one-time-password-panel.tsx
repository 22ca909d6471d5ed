import { fetchMFAPreference, setUpTOTP, updateMFAPreference, verifyTOTPSetup } from 'aws-amplify/auth';
import { useEffect, useState } from 'react';
import { useAuth } from '../../state/auth.ts';
import { Button } from '../../components/controls/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { fetchSiteConfig } from '../../api/site-config.ts';
import styles from './panels.module.css';
import { QrCode } from './qr-code.tsx';
import { type Task, useTask } from './use-task.ts';

/** Turns the second factor, a code from an authenticator app, on and off. */
export function OneTimePasswordPanel() {
  const [isOn, setOn] = useState<boolean>();
  const [secret, setSecret] = useState<Secret>();
  const task = useTask();
  useEffect(() => {
    void fetchMFAPreference().then(
      ({ enabled }) => setOn(enabled?.includes('TOTP') ?? false),
      () => setOn(false),
    );
  }, []);

  async function begin(): Promise<void> {
    await task.run(async () => setSecret(await newSecret()));
  }
  async function finish(code: string): Promise<void> {
    const done = await task.run(async () => {
      await verifyTOTPSetup({ code });
      await updateMFAPreference({ totp: 'PREFERRED' });
    });
    if (!done) return;
    setSecret(undefined);
    setOn(true);
  }
  async function turnOff(): Promise<void> {
    if (await task.run(() => updateMFAPreference({ totp: 'DISABLED' }))) setOn(false);
  }

  if (isOn === undefined) return null;
  if (secret) return <SetUp secret={secret} task={task} onCode={finish} />;
  return (
    <>
      <p>
        {isOn ? 'On: sign-in asks for a code from your authenticator app.' : 'Off: the password alone lets you in.'}
      </p>
      {task.error !== undefined && (
        <p className={styles.error} role="alert">
          {task.error}
        </p>
      )}
      <Button disabled={task.isPending} onClick={() => void (isOn ? turnOff() : begin())}>
        {isOn ? 'Turn off' : 'Set up'}
      </Button>
    </>
  );
}

interface Secret {
  readonly code: string;
  /** The `otpauth:` address that the QR code holds. */
  readonly address: string;
}

/** A new secret from the pool; the authenticator app lists it under the studio and the account. */
async function newSecret(): Promise<Secret> {
  const [config, secret] = await Promise.all([fetchSiteConfig(), setUpTOTP()]);
  const issuer = config.ok ? config.value.identity.totpIssuer : 'AWSCognito';
  const { user } = useAuth.getState();
  return { code: secret.sharedSecret, address: secret.getSetupUri(issuer, user?.email ?? user?.username).href };
}

interface SetUpProps {
  readonly secret: Secret;
  readonly task: Task;
  readonly onCode: (code: string) => Promise<void>;
}

function SetUp({ secret, task, onCode }: SetUpProps) {
  const [code, setCode] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onCode(code);
      }}
    >
      <p className={styles.note}>Scan this with your authenticator app, or type the secret into it.</p>
      <QrCode text={secret.address} label="The secret as a QR code" />
      <p className={styles.secret}>{secret.code}</p>
      <Button onClick={() => void navigator.clipboard.writeText(secret.code)}>Copy the secret</Button>
      <Field label="Code from the app" error={task.error}>
        {(control) => (
          <input
            {...control}
            className={styles.input}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={({ target }) => setCode(target.value.trim())}
          />
        )}
      </Field>
      <Button type="submit" disabled={code === '' || task.isPending}>
        Turn on
      </Button>
    </form>
  );
}
