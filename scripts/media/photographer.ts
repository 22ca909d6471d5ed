import type { PieceBuilder } from '#workbench/piece-builder.ts';
import type { PictureModel, PictureRequest, Pixels } from '#picture/contract.ts';
import { pictureModel } from '#picture/picture-model.ts';
import { renderPictureNode, type TracerPool } from '#node/render-picture.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';

/** The picture model of a design. It throws for a design that is not castable, because that must not be advertised. */
export function modelOf(builder: PieceBuilder, spec: DesignSpec): PictureModel {
  const settled = builder.settle(spec, 'view', defaultWorkshopProfile);
  if (!settled.ok) throw new Error(`${spec.title}: ${settled.problem.message}`);
  const refused = settled.value.findings.find(({ severity }) => severity === 'error');
  if (refused !== undefined) throw new Error(`${spec.title} is not castable: ${refused.message}`);
  return pictureModel(settled.value.piece, spec);
}

export type PhotographSettings = Omit<PictureRequest, 'seed'> & {
  /** Number of passes: 4 for a finished photograph, 2 for a frame of the film. */
  readonly passCount: number;
};

export function photograph(
  pool: TracerPool,
  model: PictureModel,
  frame: PhotographSettings,
  seed: number,
): Promise<Pixels> {
  const { passCount, ...request } = frame;
  return renderPictureNode(model, { ...request, seed }, { pool, passCount });
}
