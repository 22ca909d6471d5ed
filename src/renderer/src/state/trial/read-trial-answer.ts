import type { KeptTrial } from './trial-storage.ts';

/** What an endpoint answered about a trial. Any service may be configured, so every value may be missing. */
export interface ParsedTrialAnswer {
  readonly message: string | undefined;
  /** Those of the three values that it gave. */
  readonly trial: Partial<KeptTrial>;
}

export async function readTrialAnswer(answer: Response): Promise<ParsedTrialAnswer> {
  const said = await jsonOf(answer);
  const start = date(said['trial_start_date']);
  const end = date(said['trial_end_date']);
  return {
    message: text(said['message']),
    trial: {
      ...(start !== undefined && { trial_start_date: start }),
      ...(end !== undefined && { trial_end_date: end }),
      ...(text(said['trial_status']) !== undefined && { trial_status: 'True' as const }),
    },
  };
}

/** The trial, if the answer has both dates. */
export function wholeTrial({ trial }: ParsedTrialAnswer): KeptTrial | undefined {
  const { trial_start_date, trial_end_date } = trial;
  if (trial_start_date === undefined || trial_end_date === undefined) return undefined;
  return { trial_start_date, trial_end_date, trial_status: 'True' };
}

async function jsonOf(answer: Response): Promise<Readonly<Record<string, unknown>>> {
  try {
    const said: unknown = await answer.json();
    return typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

const date = (value: unknown): string | undefined =>
  typeof value === 'string' && Number.isFinite(Date.parse(value)) ? value : undefined;
