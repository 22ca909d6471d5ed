import type { CoordinateFrame } from '../contract/frame.ts';
import type { BuiltGem } from '../contract/gem.ts';
import type { SolidRecipe } from '../contract/solid.ts';
import { gemSolidMesh, STONE_CLEARANCE } from '../gems/gem-solid.ts';
import type { BuiltPart } from './built-part.ts';
import { reaches } from './reaches.ts';
import type { Recent } from './recent.ts';
import { type Box, placedBox, solidBox } from '../mesh/measure/solid-box.ts';

/** One copy of what is cut out of metal: a seat of a row, a stone. */
interface Cutter {
  readonly key: string;
  readonly solid: SolidRecipe;
  /** Undefined where the solid stands as it is. */
  readonly at: CoordinateFrame | undefined;
  readonly box: Box;
}

/**
 * The metal of one rigid group as a recipe: the seats and stones that reach into a part are cut out of it, then its
 * claws are raised. Each part is cut only by what touches it, so an edit to one leaves the others' solids unchanged.
 */
export function groupMetal(
  parts: readonly BuiltPart[],
  gemOf: (stone: string) => BuiltGem,
  known: Recent<SolidRecipe>,
): readonly SolidRecipe[] {
  const seats = parts.flatMap((built) =>
    built.output.cut.flatMap((solid, index) => cuttersOf(`${built.serial}#${index}`, solid)),
  );
  const stones = parts.flatMap((built) =>
    built.output.stones.flatMap(({ stone, at, seated }, index) =>
      seated ? [] : [cutter(`${built.serial}*${index}`, stoneSolid(gemOf(stone)), at)],
    ),
  );
  return parts.flatMap((built) => {
    const body = joined(built.output.add);
    const claws = joined(built.output.claws);
    return [
      ...(body ? [carved(`body ${built.serial}`, body, [...seats, ...stones], known)] : []),
      ...(claws ? [carved(`claws ${built.serial}`, claws, stones, known)] : []),
    ];
  });
}

const joins = new WeakMap<readonly SolidRecipe[], SolidRecipe>();

function joined(solids: readonly SolidRecipe[]): SolidRecipe | undefined {
  if (solids.length <= 1) return solids[0];
  const found = joins.get(solids);
  if (found) return found;
  const union: SolidRecipe = { kind: 'union', of: solids };
  joins.set(solids, union);
  return union;
}

/** A row of seats is one solid placed many times; each copy is a cutter of its own. */
function cuttersOf(key: string, solid: SolidRecipe): readonly Cutter[] {
  if (solid.kind !== 'placed') return [cutter(key, solid, undefined)];
  return solid.at.map((frame, copy) => cutter(`${key}.${copy}`, solid.solid, frame));
}

function cutter(key: string, solid: SolidRecipe, at: CoordinateFrame | undefined): Cutter {
  const box = solidBox(solid);
  return { key, solid, at, box: at ? placedBox(box, at) : box };
}

const stoneSolids = new WeakMap<BuiltGem, SolidRecipe>();

function stoneSolid(gem: BuiltGem): SolidRecipe {
  const found = stoneSolids.get(gem);
  if (found) return found;
  const solid: SolidRecipe = { kind: 'mesh', mesh: gemSolidMesh(gem, STONE_CLEARANCE) };
  stoneSolids.set(gem, solid);
  return solid;
}

function carved(name: string, solid: SolidRecipe, cutters: readonly Cutter[], known: Recent<SolidRecipe>): SolidRecipe {
  const reaching = cutters.filter((one) => reaches(solid, one.box));
  if (reaching.length === 0) return solid;
  return known.get([name, ...reaching.map((one) => one.key)].join('|'), () => ({
    kind: 'difference',
    from: solid,
    remove: gathered(reaching),
  }));
}

/**
 * Places the copies of one solid together again, so that its mesh is made once. Solids that go to the same places (a
 * seat, its drill and its stone) are joined first: one small union instead of one for every stone of a row.
 */
function gathered(cutters: readonly Cutter[]): readonly SolidRecipe[] {
  const frames = new Map<SolidRecipe, CoordinateFrame[]>();
  const alone: SolidRecipe[] = [];
  for (const { solid, at } of cutters) {
    if (at) frames.set(solid, [...(frames.get(solid) ?? []), at]);
    else alone.push(solid);
  }
  const rows = new Map<string, { readonly at: readonly CoordinateFrame[]; readonly solids: SolidRecipe[] }>();
  for (const [solid, at] of frames) {
    const places = at.map((frame) => frame.join(' ')).join('|');
    const row = rows.get(places) ?? { at, solids: [] };
    row.solids.push(solid);
    rows.set(places, row);
  }
  return [
    ...alone,
    ...[...rows.values()].map(
      ({ at, solids }): SolidRecipe => ({ kind: 'placed', solid: { kind: 'union', of: solids }, at }),
    ),
  ];
}
