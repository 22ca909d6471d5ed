import type { StoreApi } from 'zustand/vanilla';

/** A store that can be read and subscribed to, but not changed. */
export type ReadonlyStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;
