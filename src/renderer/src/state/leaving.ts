import { create } from 'zustand';

interface LeavingState {
  /** Set while somebody who wants to log out is asked what becomes of what has not gone home; told whether they go. */
  readonly answer: ((goes: boolean) => void) | undefined;
}

/** Whoever shows the question looks here: it knows the journal, which what logs out must not. */
export const useLeaving = create<LeavingState>()(() => ({ answer: undefined }));

/** Asks what has to be asked before somebody logs out. @returns whether they do */
export function mayLeave(): Promise<boolean> {
  useLeaving.getState().answer?.(false);
  return new Promise((resolve) => {
    useLeaving.setState({
      answer: (goes) => {
        useLeaving.setState({ answer: undefined });
        resolve(goes);
      },
    });
  });
}
