import { dayOfTime } from '../../lib/format/age.ts';
import type { ShareEntry } from './share-api.ts';

/** How a link stands: "Open until 8 December, without a price". */
export function shareInWords({ state, expiresAt, showsPrice }: ShareEntry): string {
  if (state === 'taken_back') return 'Taken back';
  const price = showsPrice ? 'with its price' : 'without a price';
  return state === 'over' ? `Was open until ${dayOfTime(expiresAt)}` : `Open until ${dayOfTime(expiresAt)}, ${price}`;
}

/** For how long a link can be open. */
export const lifeOptions = [
  { value: '3', label: 'Three days' },
  { value: '7', label: 'A week' },
  { value: '14', label: 'Two weeks' },
  { value: '30', label: 'A month' },
  { value: '90', label: 'Three months' },
] as const;

export const USUAL_LIFE = '14';
