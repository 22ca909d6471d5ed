import { DAY_MS } from '#shared/time-units.ts';
import { TRIAL_DAYS } from '#shared/site/trial-days.ts';
import type { TrialStart } from '../api/public-calls.ts';
import { readTrialAnswer, wholeTrial } from '../state/trial/read-trial-answer.ts';
import type { KeptTrial } from '../state/trial/trial-storage.ts';

/** How an attempt to start a trial ended. */
export type TrialOutcome =
  | { readonly ended: 'no-username' }
  | { readonly ended: 'activated'; readonly trial: KeptTrial; readonly message: string | undefined }
  | { readonly ended: 'refused'; readonly trial: KeptTrial | undefined; readonly message: string | undefined }
  | { readonly ended: 'failed' };

/** The user's name and access token, both renewed for this call. */
export interface FreshSession {
  /** As in the identity token. */
  readonly username: string | undefined;
  readonly accessToken: string | undefined;
}

/** What starting a trial needs. */
export interface TrialDependencies {
  freshSession(): Promise<FreshSession>;
  /** Undefined when the configuration can't be fetched. */
  endpoint(): Promise<string | undefined>;
  post(
    address: string,
    sent: { readonly json: TrialStart; readonly accessToken: string | undefined },
  ): Promise<Response>;
  now(): Date;
}

/** Renews the session, asks for the trial and reads the answer. Never throws. */
export async function startTrial(dependencies: TrialDependencies): Promise<TrialOutcome> {
  try {
    const endpoint = await dependencies.endpoint();
    if (endpoint === undefined) return { ended: 'failed' };
    const session = await dependencies.freshSession();
    const { username } = session;
    if (!username) return { ended: 'no-username' };
    const json = trialStart(username, dependencies.now());
    let answer = await dependencies.post(endpoint, { json, accessToken: session.accessToken });
    if (answer.status === 401) {
      const { accessToken } = await dependencies.freshSession();
      answer = await dependencies.post(endpoint, { json, accessToken });
    }
    const answered = await readTrialAnswer(answer);
    if (!answer.ok) return { ended: 'refused', trial: wholeTrial(answered), message: answered.message };
    const { cognito_username: _, ...ours } = json;
    return { ended: 'activated', trial: { ...ours, ...answered.trial }, message: answered.message };
  } catch {
    // No network, or tokens that could not be renewed without it.
    return { ended: 'failed' };
  }
}

function trialStart(username: string, now: Date): TrialStart {
  return {
    cognito_username: username,
    trial_start_date: now.toISOString(),
    trial_end_date: new Date(now.getTime() + TRIAL_DAYS * DAY_MS).toISOString(),
    trial_status: 'True',
  };
}
