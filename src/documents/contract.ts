import type { Finding } from '#engine/contract/finding.ts';
import type { Sheet } from '#engine/contract/sheet.ts';
import type { DesignSpec } from '#spec/design-spec.ts';

/** A view drawn for the bench, with the outside measures of what is drawn (`BenchDrawing`). */
export interface MeasuredView {
  readonly svg: string;
  readonly acrossMm: number;
  readonly upMm: number;
}

/** Everything that is printed of one piece. */
export interface PrintedPiece {
  readonly spec: DesignSpec;
  readonly sheet: Sheet;
  readonly findings: readonly Finding[];
  readonly views: Readonly<Record<'top' | 'front' | 'side', MeasuredView>>;
  /** A photograph as JPEG; a document without one goes without. */
  readonly photograph: Uint8Array | undefined;
  /** What its workshop asks for it in the place of the reckoned price. */
  readonly setPrice?: { readonly amount: number; readonly currency: string } | undefined;
  /** Of the workshop. */
  readonly shopName: string;
  readonly designId: string;
  readonly revisionId: string;
  /** Of the document, ISO, e.g. "2026-11-24". */
  readonly day: string;
}

/** The files of the type that documents are set in (src/documents/fonts). */
export interface FontFiles {
  readonly text: Uint8Array;
  readonly strong: Uint8Array;
  readonly display: Uint8Array;
}

/** How a document of one piece is written. */
export interface PieceDocument {
  /** The last part of its file's name: "quote". */
  readonly ending: string;
  write(piece: PrintedPiece, fonts: FontFiles): Promise<Uint8Array>;
}
