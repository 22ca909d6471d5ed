import { useNavigate } from 'react-router-dom';
import { nothingCloses } from '#shared/site/trial-words.ts';
import { paths } from '../lib/navigation/paths.ts';
import { Button } from '../components/controls/button.tsx';
import { MessageDialog } from '../components/overlays/message-dialog.tsx';
import type { KnownTrial } from '../state/trial/trial-state.ts';
import type { TrialOutcome } from './start-trial.ts';
import { trialStatus } from './trial-status.ts';

const ALREADY = 'You have already activated your trial period.';

/** Of who has a trial already: until when it runs, or that it has ended, and the way into the studio. */
export function TrialStatus({ trial, onClose }: { readonly trial: KnownTrial; readonly onClose: () => void }) {
  return (
    <MessageDialog
      kind="information"
      title="Trial Status"
      text={trialStatus(trial.endsAt, new Date())}
      note={nothingCloses}
      onClose={onClose}
    >
      <IntoTheStudio onClose={onClose} />
    </MessageDialog>
  );
}

interface OutcomeProps {
  readonly outcome: TrialOutcome;
  readonly onClose: () => void;
}

/** How an attempt to start a trial ended. */
export function TrialAnswer({ outcome, onClose }: OutcomeProps) {
  switch (outcome.ended) {
    case 'activated':
      return (
        <MessageDialog
          title="Trial Activated"
          text={`${outcome.message ?? 'Your trial has begun.'} ${trialStatus(outcome.trial.trial_end_date, new Date(), 'It')}`}
          note={nothingCloses}
          onClose={onClose}
        >
          <IntoTheStudio onClose={onClose} />
        </MessageDialog>
      );
    case 'refused': {
      const { trial, message } = outcome;
      return (
        <MessageDialog
          kind="information"
          title="Trial Status"
          text={ALREADY}
          detail={message === ALREADY ? undefined : message}
          note={trial === undefined ? undefined : trialStatus(trial.trial_end_date, new Date())}
          onClose={onClose}
        >
          {trial === undefined ? <Understood onClose={onClose} /> : <IntoTheStudio onClose={onClose} />}
        </MessageDialog>
      );
    }
    case 'no-username':
      return <Failed text="Unable to retrieve user information." onClose={onClose} />;
    case 'failed':
      return (
        <Failed text="Something went wrong while starting your trial. Please try again later." onClose={onClose} />
      );
  }
}

function Failed({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  return (
    <MessageDialog kind="error" title="Error" text={text} onClose={onClose}>
      <Understood onClose={onClose} />
    </MessageDialog>
  );
}

function Understood({ onClose }: { readonly onClose: () => void }) {
  return (
    <Button variant="primary" onClick={onClose}>
      OK
    </Button>
  );
}

function IntoTheStudio({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <>
      <Button onClick={onClose}>OK</Button>
      <Button variant="primary" onClick={() => void navigate(paths.modes)}>
        Open the studio
      </Button>
    </>
  );
}
