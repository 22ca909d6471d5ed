import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Result } from '#shared/result.ts';
import { queryClient } from '../../api/query-client.ts';
import type { RefusedCall } from '../../api/studio-client.ts';
import { changesOf, type OpenedOrder, openOrder, type OrderChanges, type ShownOrder } from './orders-api.ts';

/** A change that is sent. @returns whether it is made */
export type MakeChange = (change: (to: OrderChanges) => Promise<Result<ShownOrder, RefusedCall>>) => Promise<boolean>;

const CONFLICT = 412;

/** The order of an address, and what changes it. */
export function useOrder(orderId: string, workshopId: string | null) {
  const queryKey = ['order', orderId];
  const { data, error, refetch } = useQuery(
    { queryKey, queryFn: () => openOrder(orderId, workshopId), networkMode: 'always', retry: false },
    queryClient,
  );
  const [isChanging, setChanging] = useState(false);
  const [refused, setRefused] = useState<RefusedCall>();

  const make: MakeChange = async (change) => {
    if (data === undefined) return false;
    setChanging(true);
    setRefused(undefined);
    const changed = await change(changesOf(data));
    setChanging(false);
    if (changed.ok) {
      queryClient.setQueryData<OpenedOrder>(queryKey, { ...data, order: changed.value });
      void queryClient.invalidateQueries({ queryKey: ['order log', orderId] });
      return true;
    }
    setRefused(changed.problem);
    // What somebody else made of it is shown beside the refusal.
    if (changed.problem.status === CONFLICT) void refetch();
    return false;
  };

  return { opened: data, error, refetch, isChanging, refused, make };
}
