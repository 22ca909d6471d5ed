import type { LastPlaces } from '../../state/last-places.ts';
import { piecePath } from '../../lib/navigation/filled-paths.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { findRoute } from '../routes/find-route.ts';
import type { StepName } from '../routes/route-row.ts';

interface StepEntry {
  readonly name: StepName;
  readonly label: string;
  /** Where the step leads; undefined until the design has reached it. */
  readonly addressIn: (places: LastPlaces) => string | undefined;
}

export const steps: readonly StepEntry[] = [
  { name: 'start', label: 'Start', addressIn: () => paths.modes },
  { name: 'choose', label: 'Choose', addressIn: () => paths.tray },
  { name: 'shape', label: 'Shape', addressIn: ({ piece }) => (piece === undefined ? undefined : piecePath(piece)) },
  {
    name: 'make',
    label: 'Make',
    addressIn: ({ piece }) => (piece === undefined ? undefined : `${piecePath(piece)}?tab=make`),
  },
];

/** The step that a page belongs to; undefined for the library and the profile. */
export function stepOf(pathname: string, search: string): StepName | undefined {
  const step = findRoute(pathname)?.step;
  return typeof step === 'function' ? step(new URLSearchParams(search)) : step;
}
