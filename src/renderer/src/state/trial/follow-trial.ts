import { useAuth } from '../auth.ts';
import { readTrialAnswer, wholeTrial } from './read-trial-answer.ts';
import { useTrial } from './trial-state.ts';
import { forgetTrial, keepTrial, keptTrialEnd, recountTrial } from './trial-storage.ts';

/** What an endpoint answers that can say, and knows of no trial. */
const NO_TRIAL = 204;

/** Keeps the trial of whoever is signed in: counted at each start, read back at sign-in, gone at sign-out. */
export function followTrial(endpoint: string, accessToken: () => Promise<string | undefined>): void {
  const follow = (userId: string | undefined): void => {
    if (userId === undefined) forget();
    else void readBack(endpoint, accessToken);
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
async function readBack(endpoint: string, accessToken: () => Promise<string | undefined>): Promise<void> {
  const { setDaysLeft } = useTrial.getState();
  setDaysLeft(recountTrial(new Date()));
  const known = keptTrialEnd();
  try {
    const token = await accessToken();
    if (token === undefined) return;
    const answer = await fetch(endpoint, { headers: { authorization: `Bearer ${token}` } });
    const heard = answer.status === NO_TRIAL ? undefined : await readTrialAnswer(answer);
    // A trial that was started meanwhile is newer than this answer.
    if (keptTrialEnd() !== known) return;
    if (heard === undefined) return forget();
    const trial = wholeTrial(heard);
    if (answer.ok && trial !== undefined) setDaysLeft(keepTrial(trial, new Date()));
  } catch {
    // Without a network the kept values stand.
  }
}
