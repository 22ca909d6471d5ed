/** How long a trial lasts. */
export const TRIAL_DAYS = 3;
