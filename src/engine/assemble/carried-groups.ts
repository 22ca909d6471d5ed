import type { Part } from '#spec/part-registry.ts';
import { hostsOf } from '#spec/references.ts';
import type { Frame } from '../contract/frame.ts';
import { identity, multiply } from '../mesh/frames.ts';
import type { BuiltPart } from './build-parts.ts';

/** Parts that are one rigid body (a drop and its bezel), and where a link or a hook has put them. */
export interface CarriedGroup {
  readonly at: Frame;
  readonly parts: readonly BuiltPart[];
}

/** The part that a part is fixed to: a link carries without fixing, a chain runs through without fixing. */
function fixedTo(part: Part): string | undefined {
  if ('carries' in part || 'through' in part) return undefined;
  return hostsOf(part)[0];
}

/** Sorts the parts into rigid groups and follows the links to place each group. */
export function carriedGroups(parts: readonly BuiltPart[]): readonly CarriedGroup[] {
  const byId = new Map(parts.map((built) => [built.id, built]));
  const rootOf = (id: string): string => {
    const host = fixedTo((byId.get(id) as BuiltPart).part);
    return host === undefined ? id : rootOf(host);
  };
  const carriedBy = new Map<string, { readonly carrier: string; readonly at: Frame }>();
  for (const built of parts) {
    for (const load of built.output.carries)
      carriedBy.set(rootOf(load.part), { carrier: carrierRoot(built, rootOf), at: load.at });
  }
  const frameOf = (root: string): Frame => {
    const load = carriedBy.get(root);
    return load === undefined || load.carrier === root ? identity : multiply(frameOf(load.carrier), load.at);
  };
  const roots = new Map<string, BuiltPart[]>();
  for (const built of parts) {
    const root = 'carries' in built.part ? carrierRoot(built, rootOf) : rootOf(built.id);
    roots.set(root, [...(roots.get(root) ?? []), built]);
  }
  return [...roots].map(([root, members]) => ({ at: frameOf(root), parts: members }));
}

/** A link moves with what it hangs from; a hook that hangs from nothing is its own root. */
function carrierRoot(built: BuiltPart, rootOf: (id: string) => string): string {
  return 'on' in built.part && built.part.on !== undefined ? rootOf(built.part.on) : built.id;
}
