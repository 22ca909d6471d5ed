import { DAY_MS } from '#shared/time-units.ts';
import type { KnownTrial } from './trial-state.ts';

/** Names in the browser's local storage. */
const STATUS = 'trial_status';
const START = 'trial_start_date';
const END = 'trial_end_date';
const DAYS_LEFT = 'trial_days_left';

/** What this browser keeps of a trial, by the names of the call that begins it (`TrialStart` of api/public-calls.ts). */
export interface KeptTrial {
  /** ISO 8601, as `Date.toISOString` writes it. */
  readonly trial_start_date: string;
  readonly trial_end_date: string;
  readonly trial_status: 'True';
}

/** Days until a trial ends, rounded up, never below 0. */
export function daysLeft(endDate: string, now: Date): number {
  const left = Math.ceil((Date.parse(endDate) - now.getTime()) / DAY_MS);
  return Number.isFinite(left) ? Math.max(0, left) : 0;
}

/** Keeps a trial in this browser. @returns when it ends, and the days that are left */
export function keepTrial(trial: KeptTrial, now: Date, storage: Storage = localStorage): KnownTrial {
  const left = daysLeft(trial.trial_end_date, now);
  storage.setItem(STATUS, trial.trial_status.toLowerCase());
  storage.setItem(START, trial.trial_start_date);
  storage.setItem(END, trial.trial_end_date);
  storage.setItem(DAYS_LEFT, String(left));
  return { endsAt: trial.trial_end_date, daysLeft: left };
}

/** Counts and stores the days left of the kept trial. @returns undefined when none is kept */
export function recountTrial(now: Date, storage: Storage = localStorage): KnownTrial | undefined {
  const end = storage.getItem(END);
  if (end === null) return undefined;
  const left = daysLeft(end, now);
  storage.setItem(DAYS_LEFT, String(left));
  return { endsAt: end, daysLeft: left };
}

/** When the kept trial ends: the stored text. */
export function keptTrialEnd(storage: Storage = localStorage): string | undefined {
  return storage.getItem(END) ?? undefined;
}

/** Removes the trial from this browser; at sign-out it must not stay for the next user. */
export function forgetTrial(storage: Storage = localStorage): void {
  for (const key of [STATUS, START, END, DAYS_LEFT]) storage.removeItem(key);
}
