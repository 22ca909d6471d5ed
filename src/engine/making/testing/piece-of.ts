import { completeSpec } from '#spec/testing/complete-spec.ts';
import type { DesignSpec, DesignSpecInput, PieceKind } from '#spec/design-spec.ts';
import { type StoneInput, stoneSchema } from '#spec/stone.ts';
import type { SettingWork } from '#spec/workshop/bench-charges.ts';
import type { BuiltPiece, StoneGroup } from '../../contract/built-piece.ts';
import type { CoordinateFrame } from '../../contract/frame.ts';
import type { Body } from '../../contract/kernel.ts';
import { qualities } from '../../contract/quality.ts';
import type { TriangleMesh } from '../../contract/solid.ts';
import { buildGem } from '../../gems/build-gem.ts';
import { connectedShells } from '../../mesh/measure/connected-shells.ts';
import { sphere } from '../../mesh/build/round-solids.ts';

/** A body around any mesh without a kernel: a check must also be shown broken ones. */
export function bodyOf(mesh: TriangleMesh): Body {
  const { shells, genus } = connectedShells(mesh);
  return { mesh, shells, genus, volumeMm3: shells.reduce((sum, shell) => sum + shell.volumeMm3, 0) };
}

/** A built piece of one mesh, and whatever else a test gives it. */
export function pieceOf(mesh: TriangleMesh, rest: Partial<BuiltPiece> = {}): BuiltPiece {
  return {
    quality: 'view',
    cast: bodyOf(mesh),
    drawn: [mesh],
    prongs: [],
    bought: [],
    stones: [],
    expectedShells: 1,
    findings: [],
    ...rest,
  };
}

/** Metal that breaks no rule: a ball of 8 mm. */
export const plainMetal = sphere(4, 48);

/** A design of a kind that gives its checks nothing to look at. */
export function specOfKind(kind: PieceKind, rest: Partial<DesignSpecInput> = {}): DesignSpec {
  return completeSpec({
    version: 1,
    kind,
    title: 'Sample',
    metal: { alloy: 'au750_y' },
    size: { system: 'mm', value: 17, innerDiameterMm: 17 },
    parts: {},
    ...rest,
  });
}

/** All stones of one kind, each set in the same way. */
export function groupOf(
  id: string,
  stone: StoneInput,
  setting: SettingWork,
  at: readonly CoordinateFrame[],
): StoneGroup {
  const full = stoneSchema.parse(stone);
  return {
    stone: id,
    gemId: full.gem,
    colour: full.colour ?? '',
    gem: buildGem(full, qualities.view),
    at,
    settings: at.map(() => setting),
  };
}
