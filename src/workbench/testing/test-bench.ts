import { shellKernel } from '#engine/kernel/shell-kernel.ts';
import { testKernel } from '#engine/kernel/testing/load-kernel.ts';
import { pictureModel } from '#picture/picture-model.ts';
import type { PictureModel } from '#picture/contract.ts';
import type { DesignSpec } from '#spec/design-spec.ts';
import { Bench } from '../bench.ts';

/** A bench with the real kernels. */
export async function testBench(): Promise<Bench> {
  return new Bench({ shells: shellKernel(), manifold: await testKernel() });
}

/** The shells of a design as they are seen. */
export function shellsOf(bench: Bench, spec: DesignSpec): PictureModel {
  const piece = bench.drag(spec);
  if (!piece.ok) throw new Error(piece.problem.message);
  return pictureModel(piece.value, spec);
}
