import { useStore } from 'zustand';
import { ErrorLine } from '../../../components/forms/error-line.tsx';
import { studioCounter } from '../../../studio/counter/studio-counter.ts';
import { useClientView } from '../../../state/client-view.ts';
import { CounterForm } from './counter-form.tsx';

/** What the shop charges: for its owners to enter, for the others to read. */
export function CounterPanel() {
  const { kept, problem } = useStore(studioCounter.store);
  const isForClient = useClientView((state) => state.isOn);
  if (isForClient) return null;
  if (kept === undefined) return <ErrorLine message={problem && `${problem.message} ${problem.remedy}`} />;
  return <CounterForm kept={kept} />;
}
