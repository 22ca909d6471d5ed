import { fail, ok, type Problem, type Result } from '#shared/result.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { pieceKinds } from '#spec/pieces/registry.ts';
import { gems } from '#spec/tables/gems.ts';
import type { SettingWork } from '#spec/workshop/bench-charges.ts';
import type { BoughtBody, BuiltPiece, StoneGroup } from '../contract/built-piece.ts';
import type { CoordinateFrame } from '../contract/frame.ts';
import type { BuiltGem } from '../contract/gem.ts';
import type { Kernel } from '../contract/kernel.ts';
import { qualities, type QualityName } from '../contract/quality.ts';
import type { SolidRecipe } from '../contract/solid.ts';
import { buildGem } from '../gems/build-gem.ts';
import { shellKernel } from '../kernel/shell-kernel.ts';
import { multiply } from '../mesh/math/frames.ts';
import { pieceRecipes } from '../pieces/registry.ts';
import { buildParts } from './build-parts.ts';
import { type CarriedGroup, carriedGroups } from './carried-groups.ts';
import { drawnMeshes } from './drawn-meshes.ts';
import { groupMetal } from './group-metal.ts';
import { PartMemory } from './part-memory.ts';
import { placedAt } from './placed-at.ts';
import { Recent } from './recent.ts';
import { solidBox } from '../mesh/measure/solid-box.ts';
import { UnionMemory } from './union-memory.ts';

/** Bought parts are shown, not cast: their shells need no booleans. */
const shells = shellKernel();

/** What is kept between builds: outputs of unchanged parts and the solids carved from them. One per worker. */
export interface BuildMemory {
  readonly parts: PartMemory;
  readonly unions: UnionMemory;
  readonly carved: Recent<SolidRecipe>;
}

export function createBuildMemory(): BuildMemory {
  return { parts: new PartMemory(), unions: new UnionMemory(), carved: new Recent(400) };
}

/**
 * Turns a design into solids: the cast metal, the bought parts and every stone in its place. With the shell kernel
 * (quality `drag`) overlapping shells stay as they are; with manifold the metal is one body per rigid group. The
 * findings are those of the single parts; `checkPiece` adds those of the whole.
 */
export function buildPiece(
  spec: DesignSpec,
  quality: QualityName,
  kernel: Kernel,
  memory: BuildMemory,
): Result<BuiltPiece> {
  const gemOf = (stone: string): BuiltGem => {
    const described = spec.stones[stone];
    if (!described) throw new Error(`No stone "${stone}": references are checked before building`);
    return buildGem(described, qualities[quality], pieceKinds[spec.kind].seenClose);
  };
  const parts = buildParts(spec, quality, gemOf, memory.parts);
  if (!parts.ok) return parts;
  const carried = carriedGroups(parts.value);
  if (!carried.ok) return carried;
  const groups = carried.value;
  const metal = groups.flatMap((group) => placedAt(groupMetal(group.parts, gemOf, memory.carved), [group.at]));
  const bought = groups.flatMap((group) =>
    group.parts.flatMap((part) =>
      part.output.bought.map((item) => ({ ...item, solid: placedAt([item.solid], [group.at])[0] as SolidRecipe })),
    ),
  );
  const everything: SolidRecipe = { kind: 'union', of: [...metal, ...bought.map((item) => item.solid)] };
  const copies = pieceRecipes[spec.kind].copies(solidBox(everything), spec.parts);
  const cast = kernel.evaluate({ kind: 'union', of: placedAt(toBeCast(metal, quality, memory), copies) });
  if (!cast.ok) return cast;
  if (cast.value.mesh.triangles.length === 0) return fail(nothingToCast);
  const boughtBodies: BoughtBody[] = [];
  for (const item of bought) {
    const body = shells.evaluate({ kind: 'union', of: placedAt([item.solid], copies) });
    if (!body.ok) return body;
    boughtBodies.push({ kind: item.kind, name: item.name, count: item.count * copies.length, body: body.value });
  }
  return ok({
    quality,
    cast: cast.value,
    drawn: drawnMeshes(metal),
    prongs: placedAt(
      groups.flatMap((group) =>
        placedAt(
          group.parts.flatMap((part) => part.output.prongs),
          [group.at],
        ),
      ),
      copies,
    ),
    bought: boughtBodies,
    stones: stoneGroups(spec, groups, copies, gemOf),
    expectedShells: copies.length * parts.value.reduce((sum, part) => sum + part.output.bodies, 0),
    findings: quality === 'drag' ? [] : parts.value.flatMap((part) => part.output.checks),
  });
}

/**
 * A pair is joined once and then mirrored. Shells are never joined: each is placed alone, so that unchanged ones are
 * found again.
 */
function toBeCast(
  metal: readonly SolidRecipe[],
  quality: QualityName,
  { unions }: BuildMemory,
): readonly SolidRecipe[] {
  if (quality === 'drag' || metal.length <= 1) return metal;
  return [quality === 'view' ? unions.union(metal) : { kind: 'union', of: metal }];
}

const nothingToCast: Problem = {
  code: 'nothing_to_cast',
  message: 'This design has no metal of its own: there is nothing to cast.',
  remedy: 'Add a part that is made, such as a shank, a plate or a setting; a chain can be made instead of bought.',
  path: 'parts',
};

function stoneGroups(
  spec: DesignSpec,
  groups: readonly CarriedGroup[],
  copies: readonly CoordinateFrame[],
  gemOf: (stone: string) => BuiltGem,
): readonly StoneGroup[] {
  const found = new Map<string, { at: CoordinateFrame[]; settings: SettingWork[] }>();
  for (const copy of copies) {
    for (const group of groups) {
      for (const placement of group.parts.flatMap((part) => part.output.stones)) {
        const entry = found.get(placement.stone) ?? { at: [], settings: [] };
        entry.at.push(multiply(copy, multiply(group.at, placement.at)));
        entry.settings.push(placement.setting);
        found.set(placement.stone, entry);
      }
    }
  }
  return [...found].map(([stone, { at, settings }]) => {
    const described = spec.stones[stone] as NonNullable<(typeof spec.stones)[string]>;
    const colour = described.colour ?? gems[described.gem].colours[0].name;
    return { stone, gemId: described.gem, colour, gem: gemOf(stone), at, settings };
  });
}
