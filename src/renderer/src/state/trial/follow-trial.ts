import { useAuth } from '../auth.ts';
import { readTrialAnswer, wholeTrial } from './read-trial-answer.ts';
import { useTrial } from './trial-state.ts';
import { forgetTrial, keepTrial, keptTrialEnd, recountTrial } from './trial-storage.ts';

/** The status by which an endpoint says that the user has no trial. */
const NO_TRIAL = 204;

/** Asks for the trial of the user; undefined where nobody is signed in. */
type AskForTrial = () => Promise<Response | undefined>;

/** Keeps the user's trial up to date: recounted at each start, read from the endpoint at sign-in, removed at sign-out. */
export function followTrial(ask: AskForTrial): void {
  const follow = (userId: string | undefined): void => {
    useTrial.getState().setKnown(false);
    if (userId === undefined) forget();
    else void readBack(ask).finally(() => useTrial.getState().setKnown(true));
  };
  useAuth.subscribe(({ user, isKnown }, before) => {
    if (!isKnown || (before.isKnown && user?.userId === before.user?.userId)) return;
    follow(user?.userId);
  });
}

function forget(): void {
  forgetTrial();
  useTrial.getState().setTrial(undefined);
}

/** Only a 204 means that there is no trial. Other services may not know trials: then what this browser knows stays. */
async function readBack(ask: AskForTrial): Promise<void> {
  const { setTrial } = useTrial.getState();
  setTrial(recountTrial(new Date()));
  const known = keptTrialEnd();
  try {
    const answer = await ask();
    if (answer === undefined) return;
    const answered = answer.status === NO_TRIAL ? undefined : await readTrialAnswer(answer);
    // A trial that was started meanwhile is newer than this answer.
    if (keptTrialEnd() !== known) return;
    if (answered === undefined) return forget();
    const trial = wholeTrial(answered);
    if (answer.ok && trial !== undefined) setTrial(keepTrial(trial, new Date()));
  } catch {
    // Without a network the kept values stay.
  }
}
