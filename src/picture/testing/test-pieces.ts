import type { CoordinateFrame } from '#engine/contract/frame.ts';
import { qualities } from '#engine/contract/quality.ts';
import type { TriangleMesh } from '#engine/contract/solid.ts';
import { buildGem } from '#engine/gems/build-gem.ts';
import { identity, rotationAbout } from '#engine/mesh/math/frames.ts';
import { circleSection } from '#engine/mesh/build/paths.ts';
import { placeMesh } from '#engine/mesh/build/place-mesh.ts';
import { cylinder, sphere } from '#engine/mesh/build/round-solids.ts';
import { sweep } from '#engine/mesh/build/sweep.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import type { BuiltCutId } from '#spec/tables/cuts.ts';
import type { GemId } from '#spec/tables/gems.ts';
import type { PictureModel } from '../contract.ts';
import { pictureModel } from '../picture-model.ts';

interface TestPiece {
  readonly kind?: DesignSpec['kind'];
  readonly mesh: TriangleMesh;
  readonly alloy?: DesignSpec['metal']['alloy'];
  readonly finish?: DesignSpec['metal']['finish'];
  readonly gem?: {
    readonly id: GemId;
    readonly at: readonly CoordinateFrame[];
    readonly diameterMm: number;
    readonly shape?: BuiltCutId;
  };
}

/** A picture model of any mesh, with stones where asked, round ones unless another cut is named. */
export function testModel({
  kind = 'ring',
  mesh,
  alloy = 'au750_y',
  finish = 'polished',
  gem,
}: TestPiece): PictureModel {
  const spec: DesignSpec = {
    version: 1,
    kind,
    title: 'Test',
    seed: 1,
    metal: { alloy, finish },
    stones: {},
    parts: {},
  };
  const stones =
    gem === undefined
      ? []
      : [
          {
            stone: 'centre',
            gemId: gem.id,
            colour: '',
            gem: buildGem({ shape: gem.shape ?? 'round', lengthMm: gem.diameterMm }, qualities.view),
            at: gem.at,
            settings: [],
          },
        ];
  return pictureModel(
    {
      quality: 'view',
      cast: { mesh, volumeMm3: 0, shells: [], genus: 0 },
      drawn: [],
      prongs: [],
      bought: [],
      stones,
      expectedShells: 1,
      findings: [],
    },
    spec,
  );
}

/** A plain round-wire ring standing on its rim with a stone floating above it. */
export function testRing(gemId: GemId = 'diamond'): PictureModel {
  return testModel({
    mesh: wireRing(9, 1),
    gem: { id: gemId, diameterMm: 6.5, at: [[...identity.slice(0, 12), 0, 0, 13, 1]] },
  });
}

/** A hoop of round wire, axis y, as rings are built. */
function wireRing(radiusMm: number, wireMm: number): TriangleMesh {
  const count = 96;
  const path = new Float64Array(count * 3);
  for (let k = 0; k < count; k++) {
    path[k * 3] = radiusMm * Math.sin((k / count) * 2 * Math.PI);
    path[k * 3 + 2] = radiusMm * Math.cos((k / count) * 2 * Math.PI);
  }
  const section = circleSection(wireMm, 16);
  return sweep(path, { closed: true, up: [0, 1, 0], section: () => section });
}

export function ball(radiusMm: number): TriangleMesh {
  return sphere(radiusMm, 48);
}

/** A rod along z, from −half to half. */
export function rod(radiusMm: number, halfMm: number): TriangleMesh {
  return cylinder(radiusMm, -halfMm, halfMm, 48);
}

/** A rod along x. */
export function lyingRod(radiusMm: number, halfMm: number): TriangleMesh {
  return placeMesh(rod(radiusMm, halfMm), rotationAbout([0, 1, 0], 90));
}
