import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Listing } from '../journal/listing.ts';
import { keeper } from '../studio.ts';

/** What its workshop says of a design, as this browser last read it; undefined for what is not a design of a workshop. */
export function useListing(id: string): Listing | undefined {
  useEffect(() => void keeper.look(id), [id]);
  return useStore(keeper.store, ({ kept }) => kept[id]?.listing);
}
