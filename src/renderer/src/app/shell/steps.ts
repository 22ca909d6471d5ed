import { paths, piecePath } from '../paths.ts';
import type { LastPlaces } from './last-places.ts';

/** The four words of the top bar. */
export type StepName = 'start' | 'choose' | 'shape' | 'make';

interface StepEntry {
  readonly name: StepName;
  readonly label: string;
  /** Where the step leads; undefined as long as the design has not come that far. */
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

const firstSegment: Readonly<Record<string, StepName>> = {
  modes: 'start',
  option: 'start',
  form: 'start',
  lightningMode: 'start',
  'expert-mode': 'start',
  aiimages: 'choose',
  promode: 'choose',
  edit: 'shape',
  cad: 'make',
  orders: 'make',
  order: 'make',
};

/** The step that a page belongs to; undefined for the library and the profile. */
export function stepOf(pathname: string, search: string): StepName | undefined {
  const [, first = '', second] = pathname.split('/');
  const onPiece = first === 'catalog' && second !== undefined && second !== 'likedimages';
  if (onPiece) return new URLSearchParams(search).get('tab') === 'make' ? 'make' : 'shape';
  return firstSegment[first];
}
