import { useAuth } from '../auth.ts';
import { readTrialAnswer, wholeTrial } from './read-trial-answer.ts';
import { useTrial } from './trial-state.ts';
import { forgetTrial, keepTrial, keptTrialEnd, recountTrial } from './trial-storage.ts';

/** What an endpoint answers that can say, and knows of no trial. */
const NO_TRIAL = 204;

/** Asks for the trial of whoever is signed in; undefined where nobody is. */
type AskForTrial = () => Promise<Response | undefined>;

/** Keeps the trial of whoever is signed in: counted at each start, read back at sign-in, gone at sign-out. */
export function followTrial(ask: AskForTrial): void {
  const follow = (userId: string | undefined): void => {
    if (userId === undefined) forget();
    else void readBack(ask);
  };
  useAuth.subscribe(({ user, isKnown }, before) => {
    if (!isKnown || (before.isKnown && user?.userId === before.user?.userId)) return;
    follow(user?.userId);
  });
}

function forget(): void {
  forgetTrial();
  useTrial.getState().setDaysLeft(undefined);
}

/** Our own endpoint answers who has no trial with 204; one elsewhere that can't say leaves what this browser knows. */
async function readBack(ask: AskForTrial): Promise<void> {
  const { setDaysLeft } = useTrial.getState();
  setDaysLeft(recountTrial(new Date()));
  const known = keptTrialEnd();
  try {
    const answer = await ask();
    if (answer === undefined) return;
    const answered = answer.status === NO_TRIAL ? undefined : await readTrialAnswer(answer);
    // A trial that was started meanwhile is newer than this answer.
    if (keptTrialEnd() !== known) return;
    if (answered === undefined) return forget();
    const trial = wholeTrial(answered);
    if (answer.ok && trial !== undefined) setDaysLeft(keepTrial(trial, new Date()));
  } catch {
    // Without a network the kept values stand.
  }
}
