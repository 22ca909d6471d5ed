import type { DesignSpec } from '#spec/design-spec.ts';
import { completeSpec } from '#spec/testing/complete-spec.ts';
import { samplePieces } from '#spec/testing/sample-specs.ts';

/** One of each first piece, completed. */
export const samples = Object.entries(samplePieces).map(
  ([name, spec]): { readonly name: string; readonly spec: DesignSpec } => ({
    name,
    spec: completeSpec(spec),
  }),
);

/** The brief that the first issue is judged by. */
export const RUBY_BRIEF = '18k rose gold engagement ring, 1 ct oval ruby, diamond halo, US 6.5, under $4000';
