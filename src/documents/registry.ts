import type { PieceDocument } from './contract.ts';
import { jobBag } from './job-bag.ts';
import type { PieceDocumentName } from './paper-names.ts';
import { quote } from './quote.ts';
import { receipt } from './receipt.ts';
import { specSheet } from './spec-sheet.ts';

/** What writes every document of a piece. A new one is a new file, a line here and its name in paper-names.ts. */
export const pieceDocuments: Readonly<Record<PieceDocumentName, PieceDocument>> = { quote, specSheet, jobBag, receipt };
