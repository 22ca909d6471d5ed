import { TRIAL_DAYS, type TrialRecord, type TrialStart } from '#shared/public-calls.ts';
import { readTrialAnswer, wholeTrial } from '../state/trial/read-trial-answer.ts';

/** How an attempt to start a trial ended. */
export type TrialOutcome =
  | { readonly ended: 'no-username' }
  | { readonly ended: 'activated'; readonly trial: TrialRecord; readonly message: string | undefined }
  | { readonly ended: 'refused'; readonly trial: TrialRecord | undefined; readonly message: string | undefined }
  | { readonly ended: 'failed' };

/** Who is signed in, by tokens that were renewed for this call. */
export interface FreshSession {
  /** Of the identity token. */
  readonly username: string | undefined;
  readonly accessToken: string | undefined;
}

/** What starting a trial needs. */
export interface TrialWorld {
  freshSession(): Promise<FreshSession>;
  /** Undefined when the studio does not say. */
  endpoint(): Promise<string | undefined>;
  send(address: string, request: RequestInit): Promise<Response>;
  now(): Date;
}

const DAY_MS = 86_400_000;

/** Renews the session, asks for the trial and reads the answer (spec, section 4). Never throws. */
export async function startTrial(world: TrialWorld): Promise<TrialOutcome> {
  try {
    const endpoint = await world.endpoint();
    if (endpoint === undefined) return { ended: 'failed' };
    const session = await world.freshSession();
    if (!session.username) return { ended: 'no-username' };
    const asked = asking(session.username, world.now());
    let answer = await post(world, endpoint, asked, session);
    if (answer.status === 401) answer = await post(world, endpoint, asked, await world.freshSession());
    const heard = await readTrialAnswer(answer);
    if (!answer.ok) return { ended: 'refused', trial: wholeTrial(heard), message: heard.message };
    const { cognito_username: _, ...ours } = asked;
    return { ended: 'activated', trial: { ...ours, ...heard.trial }, message: heard.message };
  } catch {
    // No network, or tokens that could not be renewed without it.
    return { ended: 'failed' };
  }
}

function asking(username: string, now: Date): TrialStart {
  return {
    cognito_username: username,
    trial_start_date: now.toISOString(),
    trial_end_date: new Date(now.getTime() + TRIAL_DAYS * DAY_MS).toISOString(),
    trial_status: 'True',
  };
}

function post(world: TrialWorld, endpoint: string, body: TrialStart, session: FreshSession): Promise<Response> {
  return world.send(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(session.accessToken !== undefined && { authorization: `Bearer ${session.accessToken}` }),
    },
    body: JSON.stringify(body),
  });
}
