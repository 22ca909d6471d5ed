import type { StoreApi } from 'zustand/vanilla';

/** A store as those see it who may look and listen, but not change it. */
export type ReadonlyStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;
