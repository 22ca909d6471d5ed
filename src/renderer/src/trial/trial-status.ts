import type { KnownTrial } from '../state/trial/trial-state.ts';

/**
 * How it stands with a trial, as a sentence: until when it runs, or since when it has ended.
 * @param endsAt ISO 8601
 * @param subject what the sentence begins with
 */
export function trialStatus(endsAt: string, now: Date, subject = 'Your free trial'): string {
  const end = new Date(endsAt);
  const moment = end.toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' });
  return end > now ? `${subject} runs until ${moment}.` : `${subject} ended on ${moment}.`;
}

/** What a button says that leads to the trial: how it stands, or, where there is none, that it can be started. */
export function trialButtonWords(trial: KnownTrial | undefined): string {
  if (trial === undefined) return 'Start the free trial';
  if (trial.daysLeft === 0) return 'Your free trial has ended';
  return `Your free trial: ${daysLeftInWords(trial.daysLeft)}`;
}

/** "1 day left", "3 days left". */
export function daysLeftInWords(days: number): string {
  return days === 1 ? '1 day left' : `${days} days left`;
}
