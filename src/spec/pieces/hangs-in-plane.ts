import type { Part } from '../part-registry.ts';

/**
 * Whether a piece for the ear lies in the plane in which it goes through the ear, as hoops do: it is built with its
 * circle to the front, and what is seen of it when it is worn is its rim.
 */
export function hangsInPlane({ parts }: { readonly parts: Readonly<Record<string, Part>> }): boolean {
  return Object.values(parts).some(({ kind }) => kind === 'hoop');
}
