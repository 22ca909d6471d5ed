import type { Sheet } from '#engine/contract/sheet.ts';

/** What a link shows of a sheet besides its metal and its price. */
export const factsOfSheet = ({ stones, chainGrams }: Pick<Sheet, 'stones' | 'chainGrams'>) => ({
  // The client's types know no arrays that can't be written to.
  stones: stones.map(({ gem, shape, count, caratsTotal }) => ({ gem, shape, count, carats: caratsTotal })),
  chainGrams,
});
