import { studio } from '../../api/studio-client.ts';
import { useAuth } from '../../state/auth.ts';
import { createCounterDesk } from './counter-desk.ts';
import { createCounterHome } from './counter-home.ts';
import { keepCounter, keptCounter } from './kept-counter.ts';

/** The one counter that all screens of a page share. */
export const studioCounter = createCounterDesk({
  home: createCounterHome(studio),
  kept: () => keptCounter(),
  keep: (counter) => keepCounter(counter),
  accountId: () => useAuth.getState().user?.userId,
});

// What one shop charges is not the next one's, and nothing that whoever is logged out should see.
const forgetOthers = ({ user, isKnown }: ReturnType<typeof useAuth.getState>): void => {
  const { kept } = studioCounter.store.getState();
  if (isKnown && kept !== undefined && kept.accountId !== user?.userId) studioCounter.forget();
};
useAuth.subscribe(forgetOthers);
forgetOthers(useAuth.getState());
