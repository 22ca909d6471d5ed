import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useClientView } from '../../state/client-view.ts';
import type { Draft } from '../journal/draft.ts';
import { keeper } from '../studio.ts';
import { togetherInWords } from './order-totals.ts';
import { SET_BY_HAND } from './set-price.ts';

/** What some drafts weigh and cost together, at the prices that their workshop has set for them, which is said. */
export function useTogether(drafts: readonly Draft[]): string | undefined {
  const ids = drafts.map(({ id }) => id).join(' ');
  useEffect(() => {
    for (const id of ids.split(' ')) if (id !== '') void keeper.look(id);
  }, [ids]);
  const prices = useStore(
    keeper.store,
    useShallow(({ kept }) => drafts.map(({ id }) => kept[id]?.listing?.priceOverride)),
  );
  const isForClient = useClientView((state) => state.isOn);
  const together = togetherInWords(drafts, Object.fromEntries(drafts.map(({ id }, index) => [id, prices[index]])));
  if (together === undefined || isForClient) return together;
  const count = prices.filter((price) => price !== undefined).length;
  return count === 0 ? together : `${together}${count < drafts.length ? ', partly' : ','} ${SET_BY_HAND}`;
}
