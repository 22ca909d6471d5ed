import { cameraPlan } from '#picture/cameras.ts';
import type { GemSurface, GroundName, PictureModel } from '#picture/contract.ts';
import { bodyLights } from '#picture/light/body-lights.ts';
import { grounds } from '#picture/light/grounds.ts';
import { type LightTable, lightTable } from '#picture/light/light-table.ts';
import { metalLights } from '#picture/light/metal-lights.ts';
import { mirroredDirections } from '#picture/light/mirrored-directions.ts';
import { softened } from '#picture/light/softened.ts';
import { stoneLights } from '#picture/light/stone-lights.ts';
import type { StagedPiece } from '#picture/stage/stage-piece.ts';
import { isStepCut } from '#picture/trace/stone/stone-character.ts';

/** The lamps around a piece, sampled into lookup tables. */
export interface StudioLights {
  readonly metal: LightTable;
  readonly soft: LightTable;
  readonly body: LightTable;
  readonly stone: LightTable;
}

/** Blue below this share of red is a warm metal: yellow and rose gold. */
const WARM_SHARE = 0.75;

/** A key of everything that the lights depend on: while it stays the same, so do they. */
export function lightsKey(model: PictureModel, ground: GroundName): string {
  const cells =
    mainStone(model.gems)
      ?.cells.map((cell) => cell.length)
      .join('+') ?? '';
  return [
    model.kind,
    model.inPlane === true,
    isWarm(model),
    grounds[ground].rimLit,
    bodiesLitBy(model, ground),
    needsSoftLight(model),
    cells,
  ].join(' ');
}

/** Lights the stage as for the hero photograph. */
export function studioLights(model: PictureModel, staged: StagedPiece, ground: GroundName): StudioLights {
  const lensElevationDeg = cameraPlan(model, 'hero').elevationDeg;
  const main = mainStone(staged.gems);
  const [x, y, z] = staged.lens.forward;
  const metal = lightTable(metalLights({ warm: isWarm(model), rimLit: grounds[ground].rimLit, lensElevationDeg }));
  const stone = stoneLights({
    style: main !== undefined && isStepCut(main) ? 'step' : 'brilliant',
    lensElevationDeg,
    mirrored: main === undefined ? [] : mirroredDirections(main, [-x, -y, -z]),
  });
  return {
    metal,
    soft: needsSoftLight(model) ? softened(metal) : metal,
    body: model.gems.some(({ body }) => body)
      ? bodyLights({ warm: isWarm(model), lensElevationDeg }, grounds[ground])
      : metal,
    stone: lightTable(stone),
  };
}

/** Bodies are lit by the ground they stand on; other stones don't care which it is. */
function bodiesLitBy({ gems }: PictureModel, ground: GroundName): GroundName | '' {
  return gems.some(({ body }) => body) ? ground : '';
}

/** Polished metal and clear stones see every light sharply. */
function needsSoftLight({ metals, gems }: PictureModel): boolean {
  return metals.some(({ finish }) => finish === 'matte' || finish === 'brushed') || gems.some(({ body }) => body);
}

function mainStone(gems: readonly GemSurface[]): GemSurface | undefined {
  return gems.reduce<GemSurface | undefined>(
    (best, gem) => (best === undefined || gem.radiusMm > best.radiusMm ? gem : best),
    undefined,
  );
}

function isWarm(model: PictureModel): boolean {
  const [red, , blue] = model.metals[0]?.reflectance ?? [1, 1, 1];
  return blue < red * WARM_SHARE;
}
