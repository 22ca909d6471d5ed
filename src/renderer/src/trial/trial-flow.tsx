import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { TRIAL_DAYS } from '#shared/site/trial-days.ts';
import { useAuth } from '../state/auth.ts';
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
import { TrialAnswer, TrialStatus } from './trial-outcome.tsx';
import { toStartTrial } from './wanted-trial.ts';

type Phase = 'asking' | 'verifying' | TrialOutcome;

/** How long the question waits for the answer whether there is a trial already; the server refuses a second in any case. */
const PATIENCE_MS = 4000;

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

interface TrialFlowProps {
  /** Called once there is a dialog to see. */
  readonly onShown: () => void;
  readonly onClose: () => void;
}

/** From "Start Trial" to its outcome, a dialog for each step on the way. */
export function TrialFlow({ onShown, onClose }: TrialFlowProps) {
  const { user, isKnown } = useAuth();
  const [phase, setPhase] = useState<Phase>('asking');
  const { pathname, hash } = useLocation();
  const { trial, isSettled } = useSettledTrial();
  // Who is signed in is known only some time after the first paint; a quick click waits for it.
  const canAsk = isKnown && (user === null || isSettled);
  // Now, while there is a line: a module that once failed to load is not asked for again before the page is loaded anew.
  useEffect(() => void loadSession().catch(() => undefined), []);
  useEffect(() => {
    if (canAsk) onShown();
  }, [canAsk, onShown]);

  async function start(): Promise<void> {
    setPhase('verifying');
    const outcome = await startTrial(dependencies);
    if ('trial' in outcome && outcome.trial !== undefined) {
      useTrial.getState().setTrial(keepTrial(outcome.trial, new Date()));
    }
    setPhase(outcome);
  }

  if (phase === 'verifying') return <Verifying />;
  if (phase !== 'asking') return <TrialAnswer outcome={phase} onClose={onClose} />;
  if (!canAsk) return null;
  if (user === null) {
    const wanted = toStartTrial(pathname, hash);
    return <LogInFirst text="You need to be logged in to start a trial." wanted={wanted} onClose={onClose} />;
  }
  if (trial !== undefined) return <TrialStatus trial={trial} onClose={onClose} />;
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

/** The trial of who is logged in, and whether it was found out if there is one, or that took too long. */
function useSettledTrial() {
  const { trial, isKnown } = useTrial();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const patience = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(patience);
  }, []);
  return { trial, isSettled: isKnown || isLate };
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
