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
  /** Of the workshop. */
  readonly shopName: string;
  readonly designId: string;
  readonly revisionId: string;
  /** Of the document, ISO, e.g. "2026-11-24". */
  readonly day: string;
  /** What it was ordered as; missing for a piece that nobody has ordered. */
  readonly order?: OrderOnPaper | undefined;
}

/** A code that a telephone reads: whether each of its square's modules is dark, row by row. */
export interface PrintedCode {
  readonly modulesAcross: number;
  readonly isDark: readonly boolean[];
}

/** What is printed of an order. Nobody at the bench needs the client's name: the number is enough. */
export interface OrderOnPaper {
  readonly number: number;
  /** ISO; empty without one. */
  readonly deadline: string;
  readonly engraving: string;
  readonly workNote: string;
  /** What the piece costs, and what of it is paid; missing for who does not sell. */
  readonly money?:
    | {
        readonly clientName: string;
        readonly currency: string;
        readonly price: number;
        /** 0 without any. */
        readonly oldGold: number;
        readonly payments: readonly { readonly amount: number; readonly day: string; readonly note: string }[];
        readonly balance: number;
      }
    | undefined;
  /** Leads to the order's page. */
  readonly code: PrintedCode;
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
