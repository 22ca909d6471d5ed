import type { ErrorStatus } from 'manifold-3d';
import type { Problem } from '#shared/result.ts';

/** Why the kernel gives no solid; `InsideOut` is our own, for a surface of negative volume. */
export type Fault = Exclude<ErrorStatus, 'NoError'> | 'InsideOut';

/** A mesh or a boolean that the kernel refused; caught at the border of the kernel, where it becomes a problem. */
export class KernelFailure extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`The geometry kernel answered ${fault}`);
    this.fault = fault;
  }
}

const openSurface = {
  message: 'A part of this design has a surface that does not close.',
  remedy: 'Move one of its measures a little, or choose another design.',
};

const brokenNumbers = {
  message: 'A part of this design has a dimension that is no number.',
  remedy: 'Choose another design.',
};

const unreadable = {
  message: 'The geometry kernel was given data that it cannot read.',
  remedy: 'Choose another design, and report this one: it shows a fault of the studio.',
};

const problems: Readonly<Record<Fault, Problem>> = {
  InsideOut: {
    code: 'kernel_inside_out',
    message: 'A part of this design has turned inside out.',
    remedy: 'Make its thinnest part thicker, or choose another design.',
  },
  NotManifold: { code: 'kernel_not_manifold', ...openSurface },
  NonFiniteVertex: { code: 'kernel_non_finite_vertex', ...brokenNumbers },
  InvalidTangents: { code: 'kernel_invalid_tangents', ...brokenNumbers },
  VertexOutOfBounds: { code: 'kernel_vertex_out_of_bounds', ...unreadable },
  PropertiesWrongLength: { code: 'kernel_properties_wrong_length', ...unreadable },
  MissingPositionProperties: { code: 'kernel_missing_position_properties', ...unreadable },
  MergeVectorsDifferentLengths: { code: 'kernel_merge_vectors_different_lengths', ...unreadable },
  MergeIndexOutOfBounds: { code: 'kernel_merge_index_out_of_bounds', ...unreadable },
  TransformWrongLength: { code: 'kernel_transform_wrong_length', ...unreadable },
  RunIndexWrongLength: { code: 'kernel_run_index_wrong_length', ...unreadable },
  FaceIDWrongLength: { code: 'kernel_face_id_wrong_length', ...unreadable },
  InvalidConstruction: { code: 'kernel_invalid_construction', ...unreadable },
  ResultTooLarge: {
    code: 'kernel_result_too_large',
    message: 'This design has more surface than the geometry kernel can hold.',
    remedy: 'Use fewer stones or links, or split the design into two pieces.',
  },
  Cancelled: {
    code: 'kernel_cancelled',
    message: 'The geometry was stopped before it was finished.',
    remedy: 'Build the design again.',
  },
};

/** What a designer is told when the kernel refuses. */
export function problemOf(fault: Fault): Problem {
  return problems[fault];
}

/** The code of an error that the kernel's own wrapper threw; undefined when it is something else, i.e. a bug. */
export function faultOf(error: unknown): Fault | undefined {
  if (error instanceof KernelFailure) return error.fault;
  if (!(error instanceof Error) || error.name !== 'ManifoldError' || !('code' in error)) return undefined;
  const { code } = error;
  return typeof code === 'string' && code in problems ? (code as Fault) : undefined;
}
