import type { Frame } from '../contract/frame.ts';
import type { Gem } from '../contract/gem.ts';
import type { StonePlacement } from '../contract/part-output.ts';
import type { Solid } from '../contract/solid.ts';
import { gemSolidMesh } from '../gems/gem-solid.ts';
import type { BuiltPart } from './build-parts.ts';
import { type Box, boxesTouch, placedBox, solidBox } from './solid-box.ts';
import type { Recent } from './recent.ts';

/** The stone itself is taken out of all metal a hair larger, so that it can be dropped in after casting. */
const STONE_CLEARANCE = 1.005;

interface PlacedStone {
  readonly key: string;
  readonly gem: Gem;
  readonly placement: StonePlacement;
  readonly box: Box;
}

/**
 * The metal of one rigid group as a recipe: every part loses the seats and stones that reach into it, then its claws
 * are raised. Cuts are tied to the parts they touch, so an edit to one part leaves the others' solids as they were.
 */
export function groupMetal(
  parts: readonly BuiltPart[],
  gemOf: (stone: string) => Gem,
  known: Recent<Solid>,
): readonly Solid[] {
  const cuts = parts.flatMap((built) =>
    built.output.cut.map((solid, index) => ({ key: `${built.key}#${index}`, solid, box: solidBox(solid) })),
  );
  const stones = parts.flatMap((built) =>
    built.output.stones.map((placement, index) =>
      placedStone(`${built.key}*${index}`, placement, gemOf(placement.stone)),
    ),
  );
  return parts.flatMap((built) => {
    const solids: Solid[] = [];
    const body = joined(built.output.add);
    if (body) solids.push(carved('body', built.key, body, cuts, stones, known));
    const claws = joined(built.output.claws);
    if (claws) solids.push(carved('claws', built.key, claws, [], stones, known));
    return solids;
  });
}

const joins = new WeakMap<readonly Solid[], Solid>();

function joined(solids: readonly Solid[]): Solid | undefined {
  if (solids.length <= 1) return solids[0];
  const found = joins.get(solids);
  if (found) return found;
  const union: Solid = { kind: 'union', of: solids };
  joins.set(solids, union);
  return union;
}

function placedStone(key: string, placement: StonePlacement, gem: Gem): PlacedStone {
  return { key, gem, placement, box: placedBox(solidBox(stoneSolid(gem)), placement.at) };
}

const stoneSolids = new WeakMap<Gem, Solid>();

function stoneSolid(gem: Gem): Solid {
  const found = stoneSolids.get(gem);
  if (found) return found;
  const solid: Solid = { kind: 'mesh', mesh: gemSolidMesh(gem, STONE_CLEARANCE) };
  stoneSolids.set(gem, solid);
  return solid;
}

function carved(
  layer: string,
  key: string,
  solid: Solid,
  cuts: readonly { readonly key: string; readonly solid: Solid; readonly box: Box }[],
  stones: readonly PlacedStone[],
  known: Recent<Solid>,
): Solid {
  const box = solidBox(solid);
  const reaching = cuts.filter((cut) => boxesTouch(cut.box, box));
  const inside = stones.filter((stone) => boxesTouch(stone.box, box));
  if (reaching.length + inside.length === 0) return solid;
  const name = [layer, key, ...reaching.map((cut) => cut.key), ...inside.map((stone) => stone.key)].join('|');
  return known.get(name, () => ({
    kind: 'difference',
    from: solid,
    remove: [...reaching.map((cut) => cut.solid), ...stonesToRemove(inside)],
  }));
}

/** Stones of one kind share one mesh, placed many times. */
function stonesToRemove(stones: readonly PlacedStone[]): readonly Solid[] {
  const framesByGem = new Map<Gem, Frame[]>();
  for (const stone of stones) framesByGem.set(stone.gem, [...(framesByGem.get(stone.gem) ?? []), stone.placement.at]);
  return [...framesByGem].map(([gem, at]) => ({ kind: 'placed', solid: stoneSolid(gem), at }));
}
