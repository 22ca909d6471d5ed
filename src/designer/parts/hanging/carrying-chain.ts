import type { PartOf } from '#spec/part-registry.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import type { ComposedDesign } from '../../composed-design.ts';
import { pendantChain } from '../../proportions/hanging/pendant.ts';

/** The bought chain that a piece hangs on, with its id; undefined where it hangs on none. */
function carryingChain({ kind, parts }: ComposedDesign): readonly [string, PartOf<'chain'>] | undefined {
  if (!pieceKinds[kind].onBoughtChain) return undefined;
  for (const [id, part] of Object.entries(parts)) {
    if (part.kind === 'chain' && part.through !== undefined) return [id, part];
  }
  return undefined;
}

/**
 * One chain for the designs of a tray, so that a client compares pendants: as wide as that of the first, and strong
 * enough for the heaviest. Undefined where the first hangs on none.
 * @param grams of each design, without its chain
 */
export function chainForAll(designs: readonly ComposedDesign[], grams: readonly number[]): PartOf<'chain'> | undefined {
  const [first] = designs;
  const [, chain] = (first && carryingChain(first)) ?? [];
  // A chain is a tenth as wide as what it carries.
  return chain && pendantChain(chain.through ?? '', Math.max(...grams), 10 * chain.linkWidthMm, chain.lengthMm);
}

/** The design on that chain, which runs through it where its own did. */
export function hungOnChain(design: ComposedDesign, chain: PartOf<'chain'>): ComposedDesign {
  const [id, own] = carryingChain(design) ?? [];
  if (id === undefined || own === undefined) return design;
  const { through, lengthMm } = own;
  return { ...design, parts: { ...design.parts, [id]: { ...chain, lengthMm, ...(through && { through }) } } };
}
