import { create } from 'zustand';

interface TrialState {
  /** Undefined while no trial is known. */
  readonly daysLeft: number | undefined;
  setDaysLeft(daysLeft: number | undefined): void;
}

/** What the badge shows; local storage keeps it over reloads. */
export const useTrial = create<TrialState>()((set) => ({
  daysLeft: undefined,
  setDaysLeft: (daysLeft) => set({ daysLeft }),
}));
