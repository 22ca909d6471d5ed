import { shellKernel } from '#engine/kernel/shell-kernel.ts';
import { testKernel } from '#engine/kernel/testing/load-kernel.ts';
import { pictureModel } from '#picture/picture-model.ts';
import type { PictureModel } from '#picture/contract.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { PieceBuilder } from '../piece-builder.ts';

/** A builder with the real kernels. */
export async function testBuilder(): Promise<PieceBuilder> {
  return new PieceBuilder({ shells: shellKernel(), manifold: await testKernel() });
}

/** The shells of a design as a picture shows them. */
export function shellsOf(builder: PieceBuilder, spec: DesignSpec): PictureModel {
  const piece = builder.drag(spec);
  if (!piece.ok) throw new Error(piece.problem.message);
  return pictureModel(piece.value, spec);
}
