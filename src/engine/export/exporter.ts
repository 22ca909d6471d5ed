import type { DesignSpec } from '#spec/design-spec.ts';
import type { BuiltPiece } from '../contract/built-piece.ts';

/** What a file is written from: the piece, built at `export` quality, and the design that it was built from. */
export interface ExportInput {
  readonly piece: BuiltPiece;
  readonly spec: DesignSpec;
}

/** One file format. The same input gives the same bytes on every machine and at any time. */
export interface Exporter {
  readonly mediaType: string;
  write(input: ExportInput): Uint8Array;
}
