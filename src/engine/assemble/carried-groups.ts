import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import { joinedTo } from '#spec/references.ts';
import type { CoordinateFrame } from '../contract/frame.ts';
import { identity, multiply } from '../mesh/math/frames.ts';
import type { BuiltPart } from './built-part.ts';

/** Parts that are one rigid body (a drop and its bezel), and where a link or a hook has put them. */
export interface CarriedGroup {
  readonly at: CoordinateFrame;
  readonly parts: readonly BuiltPart[];
}

/**
 * Sorts the parts into rigid groups and follows the links to place each group; refuses bodies that carry each other.
 */
export function carriedGroups(parts: readonly BuiltPart[]): Result<readonly CarriedGroup[]> {
  const byId = new Map(parts.map((built) => [built.id, built]));
  const rootOf = (id: string): string => {
    const host = joinedTo((byId.get(id) as BuiltPart).part, 'fixed');
    return host === undefined ? id : rootOf(host);
  };
  const carriedBy = new Map<string, { readonly carrier: string; readonly at: CoordinateFrame }>();
  for (const built of parts) {
    for (const load of built.output.carries)
      carriedBy.set(rootOf(load.part), { carrier: carrierRoot(built, rootOf), at: load.at });
  }
  const circle = [...carriedBy.keys()].find((root) => isOwnCarrier(root, carriedBy));
  if (circle !== undefined) return fail(carryEachOther(circle));
  const frameOf = (root: string): CoordinateFrame => {
    const load = carriedBy.get(root);
    return load === undefined || load.carrier === root ? identity : multiply(frameOf(load.carrier), load.at);
  };
  const roots = new Map<string, BuiltPart[]>();
  for (const built of parts) {
    const root = carrierRoot(built, rootOf);
    roots.set(root, [...(roots.get(root) ?? []), built]);
  }
  return ok([...roots].map(([root, members]) => ({ at: frameOf(root), parts: members })));
}

/** Whether links close a circle that no single part shows: each hangs from the body that the other carries. */
function isOwnCarrier(root: string, carriedBy: ReadonlyMap<string, { readonly carrier: string }>): boolean {
  const seen = new Set<string>();
  for (let at = carriedBy.get(root)?.carrier; at !== undefined && !seen.has(at); at = carriedBy.get(at)?.carrier) {
    if (at === root) return seen.size > 0;
    seen.add(at);
  }
  return false;
}

function carryEachOther(id: string): Problem {
  return {
    code: 'circular_parts',
    message: `What hangs from "${id}" carries "${id}" in turn, so neither has a place.`,
    remedy: 'Let one of the links hang from a part that hangs on nothing.',
    path: `parts.${id}`,
  };
}

/** A link moves with what it hangs from; a hook that hangs from nothing is its own root. */
function carrierRoot({ id, part }: BuiltPart, rootOf: (id: string) => string): string {
  return rootOf(joinedTo(part, 'hangs') ?? id);
}
