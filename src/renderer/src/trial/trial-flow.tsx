import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TRIAL_DAYS } from '#shared/site/trial-days.ts';
import { useAuth } from '../state/auth.ts';
import { paths } from '../lib/navigation/paths.ts';
import { Button } from '../components/controls/button.tsx';
import { Dialog } from '../components/overlays/dialog.tsx';
import { MessageDialog } from '../components/overlays/message-dialog.tsx';
import { LogInFirst } from '../identity/log-in-first/log-in-first.tsx';
import { fetchEndpoint } from '../api/configured-endpoint.ts';
import { fetchSiteConfig } from '../api/site-config.ts';
import { startTrial, type TrialOutcome, type TrialDependencies } from './start-trial.ts';
import styles from './trial-flow.module.css';
import { useTrial } from '../state/trial/trial-state.ts';
import { keepTrial } from '../state/trial/trial-storage.ts';

type Phase = 'asking' | 'verifying' | TrialOutcome;

/** The pool's client is loaded when it is needed: the landing page carries none of it. */
const loadSession = () => import('../identity/fresh-session.ts');

const dependencies: TrialDependencies = {
  freshSession: async () => (await loadSession()).freshSession(),
  endpoint: async () => {
    const config = await fetchSiteConfig();
    return config.ok ? config.value.trial.endpoint : undefined;
  },
  post: fetchEndpoint,
  now: () => new Date(),
};

/** From "Start Trial" to its outcome, a dialog for each step on the way. */
export function TrialFlow({ onClose }: { readonly onClose: () => void }) {
  const { user, isKnown } = useAuth();
  const [phase, setPhase] = useState<Phase>('asking');
  const { pathname, hash } = useLocation();
  // Now, while there is a line: a module that once failed to load is not asked for again before the page is loaded anew.
  useEffect(() => void loadSession().catch(() => undefined), []);

  async function start(): Promise<void> {
    setPhase('verifying');
    const outcome = await startTrial(dependencies);
    if ('trial' in outcome && outcome.trial !== undefined) {
      useTrial.getState().setDaysLeft(keepTrial(outcome.trial, new Date()));
    }
    setPhase(outcome);
  }

  if (phase === 'verifying') return <Verifying />;
  if (phase !== 'asking') return <Outcome outcome={phase} onClose={onClose} />;
  // Who is signed in is known only some time after the first paint; a quick click waits for it.
  if (!isKnown) return null;
  if (user === null) {
    return <LogInFirst text="You need to be logged in to start a trial." wanted={pathname + hash} onClose={onClose} />;
  }
  return (
    <MessageDialog
      title="Start Trial"
      text={`Start your ${TRIAL_DAYS} days now? No card is needed, and it never becomes a paid plan by itself.`}
      onClose={onClose}
    >
      <Button onClick={onClose}>No</Button>
      <Button variant="primary" onClick={() => void start()}>
        Yes
      </Button>
    </MessageDialog>
  );
}

/** The call takes a second or two and can't be aborted: there is nothing to press. */
function Verifying() {
  // Set after mount: a screen reader announces only changes of a live region.
  const [status, setStatus] = useState('');
  useEffect(() => setStatus('Verifying your account…'), []);
  return (
    <Dialog open title="Verifying" description="Please wait a moment." onClose={() => undefined}>
      <p className={styles.verifying} role="status">
        <span className={styles.spinner} aria-hidden />
        {status}
      </p>
    </Dialog>
  );
}

interface OutcomeProps {
  readonly outcome: TrialOutcome;
  readonly onClose: () => void;
}

function Outcome({ outcome, onClose }: OutcomeProps) {
  const navigate = useNavigate();
  const close = (
    <Button variant={outcome.ended === 'activated' ? 'quiet' : 'primary'} onClick={onClose}>
      OK
    </Button>
  );
  switch (outcome.ended) {
    case 'activated':
      return (
        <MessageDialog
          title="Trial Activated"
          text={`${outcome.message ?? 'Your trial has begun.'} It runs until ${inWords(outcome.trial.trial_end_date)}.`}
          onClose={onClose}
        >
          {close}
          <Button variant="primary" onClick={() => void navigate(paths.modes)}>
            Open the studio
          </Button>
        </MessageDialog>
      );
    case 'refused':
      return (
        <MessageDialog
          kind="information"
          title="Trial Status"
          text={ALREADY}
          detail={outcome.message === ALREADY ? undefined : outcome.message}
          onClose={onClose}
        >
          {close}
        </MessageDialog>
      );
    case 'no-username':
      return (
        <MessageDialog kind="error" title="Error" text="Unable to retrieve user information." onClose={onClose}>
          {close}
        </MessageDialog>
      );
    case 'failed':
      return (
        <MessageDialog
          kind="error"
          title="Error"
          text="Something went wrong while starting your trial. Please try again later."
          onClose={onClose}
        >
          {close}
        </MessageDialog>
      );
  }
}

const ALREADY = 'You have already activated your trial period.';

function inWords(date: string): string {
  return new Date(date).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' });
}
