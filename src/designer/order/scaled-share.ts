import { isSharedOut } from '#spec/kept/field-facts.ts';
import type { DesignRequest } from '#spec/request/design-request.ts';

/** The numbers of a section that are shared out times a share, said of all pieces of the line together. */
export function scaledShare<T extends DesignRequest['budget' | 'weight']>(
  section: 'budget' | 'weight',
  said: T,
  share: number,
) {
  const numbers = Object.entries(said ?? {}).flatMap(([key, number]) =>
    typeof number === 'number' && isSharedOut(`${section}.${key}`) ? [[key, number * share]] : [],
  );
  return { ...said, ...Object.fromEntries(numbers), scope: 'all_pieces' };
}
