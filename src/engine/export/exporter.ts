import type { DesignSpec } from '#spec/design-spec.ts';
import type { BuiltPiece } from '../contract/built-piece.ts';
import type { Sheet } from '../contract/sheet.ts';

/** What a file is written from: the piece, built at `export` quality, and the design that it was built from. */
export interface ExportInput {
  readonly piece: BuiltPiece;
  readonly spec: DesignSpec;
  /** What the piece weighs, as the screens and papers say it. */
  readonly sheet: Pick<Sheet, 'castMetalGrams' | 'finishedMetalGrams' | 'netMetalGrams'>;
}

/** One file format, with its wording for the download list, the file name and the command line. */
export interface Exporter {
  /** What its files end in, without the dot. */
  readonly extension: string;
  /** As registered with IANA. */
  readonly mediaType: string;
  /** What it is called on a button. */
  readonly label: string;
  /** What is in the file and what it is for, in the words of the trade. */
  readonly description: string;
  /** What one unit of its coordinates is. */
  readonly unit: 'mm' | 'm';
  /** Added to the file's name where the format itself cannot carry its unit. */
  readonly unitInName?: 'mm';
  /** The same input gives the same bytes on every machine and at any time. */
  write(input: ExportInput): Uint8Array;
}
