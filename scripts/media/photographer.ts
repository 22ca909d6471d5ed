import type { PieceBuilder } from '#workbench/piece-builder.ts';
import type { PictureModel, PictureRequest, Pixels } from '#picture/contract.ts';
import { pictureModel } from '#picture/picture-model.ts';
import { renderPictureNode, type TracerPool } from '#node/render-picture.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { defaultWorkshopProfile } from '#spec/workshop/default-workshop-profile.ts';

/** The solid of a design as a picture sees it. A design that could not be cast is not advertised. */
export function modelOf(builder: PieceBuilder, spec: DesignSpec): PictureModel {
  const settled = builder.settle(spec, 'view', defaultWorkshopProfile);
  if (!settled.ok) throw new Error(`${spec.title}: ${settled.problem.message}`);
  const refused = settled.value.findings.find(({ severity }) => severity === 'error');
  if (refused !== undefined) throw new Error(`${spec.title} is not castable: ${refused.message}`);
  return pictureModel(settled.value.piece, spec);
}

export type Frame = Omit<PictureRequest, 'seed'> & {
  /** How many of the passes are taken: 4 is a finished photograph, 2 a frame of a film. */
  readonly passCount: number;
};

export function photograph(pool: TracerPool, model: PictureModel, frame: Frame, seed: number): Promise<Pixels> {
  const { passCount, ...request } = frame;
  return renderPictureNode(model, { ...request, seed }, { pool, passCount });
}
