import { create } from 'zustand';

/** The trial of who is logged in, as the screens show it. */
export interface KnownTrial {
  /** ISO 8601. */
  readonly endsAt: string;
  /** Rounded up, never below 0: 0 means that it has ended. */
  readonly daysLeft: number;
}

interface TrialState {
  /** Undefined while no trial is known. */
  readonly trial: KnownTrial | undefined;
  /** Whether it was found out if there is one; also true where it could not be. */
  readonly isKnown: boolean;
  setTrial(trial: KnownTrial | undefined): void;
  setKnown(isKnown: boolean): void;
}

/** What the badge, the prices and the trial's dialog show; local storage keeps it over reloads. */
export const useTrial = create<TrialState>()((set) => ({
  trial: undefined,
  isKnown: false,
  setTrial: (trial) => set({ trial, ...(trial !== undefined && { isKnown: true }) }),
  setKnown: (isKnown) => set({ isKnown }),
}));
