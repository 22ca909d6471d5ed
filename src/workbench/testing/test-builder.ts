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

/** A builder whose kernel traps at every solid, and counts how often it was asked. */
export function trappingBuilder(): { readonly builder: PieceBuilder; asked(): number } {
  let asked = 0;
  const trap = Object.assign(new Error('memory access out of bounds'), { name: 'RuntimeError' });
  const evaluate = (): never => {
    asked += 1;
    throw trap;
  };
  const manifold = { name: 'manifold', evaluate, dispose: () => {} } as const;
  return { builder: new PieceBuilder({ shells: shellKernel(), manifold }), asked: () => asked };
}

/** The shells of a design as a picture shows them. */
export function shellsOf(builder: PieceBuilder, spec: DesignSpec): PictureModel {
  const piece = builder.drag(spec);
  if (!piece.ok) throw new Error(piece.problem.message);
  return pictureModel(piece.value, spec);
}
